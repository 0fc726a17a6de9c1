import { type EditedNoun, isSame } from "#admin-app/editor/edited-noun.ts";

/** One field that somebody else changed meanwhile. `isMine`: it was changed here too, so one of the two must give way. */
export type FieldConflict = { field: string; theirs: string; mine: string; isMine: boolean };

function rowShown(row: unknown): string {
  if (typeof row !== "object" || row === null) return String(row);
  const { originalName, name, title, value, unit } = row as Record<string, string | undefined>;
  return [originalName || name || title, value, unit].filter(Boolean).join(" ");
}

/** A field's value as a person can compare it. */
function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "Oui" : "Non";
  if (Array.isArray(value)) return value.length === 0 ? "(aucun)" : value.map(rowShown).join("\n");
  return (typeof value === "string" || typeof value === "number" ? String(value) : "") || "(vide)";
}

/** As much of a noun as comparing needs. */
type Compared<Values extends object> = Pick<EditedNoun<never, Values, unknown>, "form">;

const fieldsOf = (sent: unknown) => sent as Record<string, unknown>;

/** Fields that differ between what was read (`base`) and what is stored now (`theirs`), with what the form holds of them (`mine`). */
export function fieldConflicts<Values extends object>(
  { form }: Compared<Values>,
  base: Values,
  theirs: Values,
  mine: Values,
): FieldConflict[] {
  const [before, stored, typed] = [base, theirs, mine].map((values) => fieldsOf(form.sent(values)));
  const inWords = (values: Values): Record<string, unknown> => Object.assign({}, form.sent(values), form.shown?.(values));
  const [storedShown, typedShown] = [inWords(theirs), inWords(mine)];
  return Object.keys(base)
    .filter((field) => !isSame(before?.[field], stored?.[field]))
    .map((field) => ({
      field,
      theirs: shown(storedShown[field]),
      mine: shown(typedShown[field]),
      isMine: !isSame(before?.[field], typed?.[field]),
    }));
}

/** My version over theirs: what I changed is mine, what only they changed stays theirs. Nobody's work is lost by a field they never touched. */
export function mineOverTheirs<Values extends object>({ form }: Compared<Values>, base: Values, theirs: Values, mine: Values): Values {
  const [before, typed] = [base, mine].map((values) => fieldsOf(form.sent(values)));
  const changed = Object.keys(base).filter((field) => !isSame(before?.[field], typed?.[field]));
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, fieldsOf(mine)[field]])) };
}
