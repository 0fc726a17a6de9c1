import type { Choice, Collision } from "#contracts/merge/merge.ts";
import type { EditedItem, Fields, Resource, Shown } from "../edited-resource.ts";

/** Results of each choice about a collision, in words; `label` names its field. */
export type FieldConflict = { id: string; label: string; texts: { choice: Choice; text: string }[] };

/** A field's value in words. */
function inWords(value: Shown | null | undefined): string {
  if (typeof value === "boolean") return value ? "Oui" : "Non";
  if (Array.isArray(value)) return value.length === 0 ? "(aucun)" : value.join("\n");
  return String(value ?? "") || "(vide)";
}

/** One of these values in words, as a person compares it: what a resource does not give as `shown`, it sends so. */
export function shownText<Values extends object>({ form }: Pick<Resource<Values>, "form">, values: Values, field: string): string {
  // inputs are fields and their values
  const shown = Object.assign({}, form.sent(values), form.shown?.(values)) as Record<string, Shown>;
  return inWords(shown[field]);
}

/** Replaces ids by the objects that one of the versions has for them. */
function resolveIds(value: unknown, versions: unknown[]): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => resolveIds(each, versions));
  const isIt = (known: unknown) => typeof known === "object" && known !== null && "id" in known && known.id === value;
  return typeof value === "number" ? (versions.flat().find(isIt) ?? value) : value;
}

const CHOICES = ["theirs", "mine", "both"] as const;

/** Collisions of what the form holds with another stored version, as a person reads them. */
export function fieldConflicts<Values extends object>(
  resource: Resource<Values>,
  { values, theirs }: { values: Values; theirs: EditedItem },
  collisions: Collision[],
): FieldConflict[] {
  const labels: Record<string, string> = resource.labels;
  const { form, partLabels = {} } = resource;
  return collisions.map((collision) => {
    const [field = "", row, part] = collision.path;
    const versions = [(values as Fields)[field], (theirs as Fields)[field]]; // items are fields and their values
    const textOf = (value: unknown) => {
      if (value === undefined) return "(supprimé)";
      if (part !== undefined) return inWords(value as Shown); // a row's own fields are texts
      if (row !== undefined) return shownText(resource, { ...values, [field]: [value].flat() }, field);
      return shownText(resource, form.of({ ...theirs, [field]: resolveIds(value, versions) }), field);
    };
    const names = [labels[field] ?? field, row && (partLabels[row] ?? row), part && (partLabels[part] ?? part)];
    const offered = CHOICES.filter((choice) => choice !== "both" || collision.both !== undefined);
    return {
      id: collision.id,
      label: names.filter(Boolean).join(" · "),
      texts: offered.map((choice) => ({ choice, text: textOf(collision[choice]) })),
    };
  });
}
