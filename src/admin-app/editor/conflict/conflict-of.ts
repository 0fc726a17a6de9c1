import type { Theirs, Writing } from "#admin-app/editor/draft/draft.ts";
import type { EditedItem, EditedNoun } from "#admin-app/editor/edited-noun.ts";
import { fieldConflicts, mineOverTheirs } from "./field-conflicts.ts";

type Written<Values> = {
  form: { values: Values; getValues: () => Values };
  origin: { base: Values; theirs?: Theirs<Values> | undefined };
};

/** What another administrator changed since the form was opened, and how to save over it; undefined while there is no conflict. */
export function conflictOf<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  { form, origin: { base, theirs } }: Written<Values>,
) {
  if (!theirs) return undefined;
  return {
    savedAt: theirs.savedAt,
    fields: fieldConflicts(noun, { base, theirs: theirs.base, mine: form.values }),
    /** What is typed here, over everything that only they changed. */
    merged: (): Writing<Values> => ({
      base: theirs.base,
      version: theirs.version,
      values: mineOverTheirs(noun, { base, theirs: theirs.base, mine: form.getValues() }),
    }),
  };
}
