import type { Choice, Collision } from "#contracts/merge/merge.ts";
import type { EditedNoun, Shown } from "#admin-app/editor/edited-noun.ts";

/** What each choice about a collision would leave, in words; `label` says where it is. */
export type FieldConflict = { id: string; label: string; texts: { choice: Choice; text: string }[] };

/** A field's value in words. */
function inWords(value: Shown | null | undefined): string {
  if (typeof value === "boolean") return value ? "Oui" : "Non";
  if (Array.isArray(value)) return value.length === 0 ? "(aucun)" : value.join("\n");
  return String(value ?? "") || "(vide)";
}

/** As much of a noun as comparing needs. */
type Compared<Values extends object> = Pick<EditedNoun<never, Values, unknown>, "form" | "labels" | "merging">;

/** Values as a person compares them: what a noun does not give as `shown`, it sends so. */
function shownOf<Values extends object>(form: Compared<Values>["form"], values: Values) {
  return Object.assign({}, form.sent(values), form.shown?.(values)) as Record<string, Shown>; // inputs are fields and their values
}

/** One of these values in words. */
export function shownText<Values extends object>({ form }: Pick<Compared<Values>, "form">, values: Values, field: string): string {
  return inWords(shownOf(form, values)[field]);
}

const CHOICES = ["theirs", "mine", "both"] as const;

/** Collisions as a person reads them. */
export function fieldConflicts<Values extends object>(noun: Compared<Values>, values: Values, collisions: Collision[]): FieldConflict[] {
  const labels: Record<string, string> = noun.labels;
  const { partLabels = {} } = noun.merging ?? {};
  return collisions.map((collision) => {
    const [field = "", row, part] = collision.path;
    const textOf = (value: unknown) => {
      if (value === undefined) return "(supprimé)";
      if (part !== undefined) return inWords(value as Shown); // a row's own fields are texts
      const shown = row === undefined ? value : [value].flat();
      return shownText(noun, { ...values, [field]: shown }, field);
    };
    const names = [labels[field] ?? field, row && (partLabels[row] ?? row), part && (partLabels[part] ?? part)];
    const offered = CHOICES.filter((choice) => choice !== "both" || "both" in collision);
    return {
      id: collision.id,
      label: names.filter(Boolean).join(" · "),
      texts: offered.map((choice) => ({ choice, text: textOf(collision[choice]) })),
    };
  });
}
