import { type EditedNoun, isSame, type Shown } from "#admin-app/editor/edited-noun.ts";

/** One field that another administrator changed meanwhile. `isMine`: it was changed here too, so one of the two must give way. */
export type FieldConflict = { field: string; theirs: string; mine: string; isMine: boolean };

/** A field's value in words. */
function inWords(value: Shown | null | undefined): string {
  if (typeof value === "boolean") return value ? "Oui" : "Non";
  if (Array.isArray(value)) return value.length === 0 ? "(aucun)" : value.join("\n");
  return String(value ?? "") || "(vide)";
}

/** As much of a noun as comparing needs. */
type Compared<Values extends object> = Pick<EditedNoun<never, Values, unknown>, "form">;

// Values and inputs of forms are objects, whose fields are read one by one here.
const fieldsOf = (sent: unknown) => sent as Record<string, unknown>;

/** Values as a person compares them: what a noun does not give as `shown`, it sends so. */
function shownOf<Values extends object>(form: Compared<Values>["form"], values: Values) {
  return Object.assign({}, form.sent(values), form.shown?.(values)) as Record<string, Shown>; // inputs are fields and their values
}

/** One of these values in words. */
export function shownText<Values extends object>({ form }: Compared<Values>, values: Values, field: string): string {
  return inWords(shownOf(form, values)[field]);
}

/** What was read, what is stored now, and what the form holds. */
type Versions<Values> = { base: Values; theirs: Values; mine: Values };

/** Fields that differ between what was read (`base`) and what is stored now (`theirs`), with what the form holds of them (`mine`). */
export function fieldConflicts<Values extends object>(
  { form }: Compared<Values>,
  { base, theirs, mine }: Versions<Values>,
): FieldConflict[] {
  const [before, stored, typed] = [base, theirs, mine].map((values) => fieldsOf(form.sent(values)));
  const [storedShown, typedShown] = [shownOf(form, theirs), shownOf(form, mine)];
  return Object.keys(base)
    .filter((field) => !isSame(before?.[field], stored?.[field]))
    .map((field) => ({
      field,
      theirs: inWords(storedShown[field]),
      mine: inWords(typedShown[field]),
      isMine: !isSame(before?.[field], typed?.[field]),
    }));
}

/** My version over theirs: what I changed is mine, what only they changed stays theirs. No work is lost by a field that was never touched. */
export function mineOverTheirs<Values extends object>({ form }: Compared<Values>, { base, theirs, mine }: Versions<Values>): Values {
  const [before, typed] = [base, mine].map((values) => fieldsOf(form.sent(values)));
  const changed = Object.keys(base).filter((field) => !isSame(before?.[field], typed?.[field]));
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, fieldsOf(mine)[field]])) };
}
