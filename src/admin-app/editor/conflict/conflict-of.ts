import type { Choice } from "#contracts/merge/merge.ts";
import type { Theirs, Writing } from "#admin-app/editor/draft/draft.ts";
import type { EditedItem, EditedNoun } from "#admin-app/editor/edited-noun.ts";
import { fieldConflicts } from "./field-conflicts.ts";
import { mergeValues } from "./merge-values.ts";

type Written<Values> = {
  form: { values: Values; getValues: () => Values };
  origin: { base: Values; theirs?: Theirs<Values> | undefined };
};

/** What another administrator changed at the same places since the form was opened, and how to save what is chosen of it; undefined while
 *  there is no conflict. */
export function conflictOf<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  { form, origin: { base, theirs } }: Written<Values>,
) {
  if (!theirs) return undefined;
  const { collisions } = mergeValues(noun, { base, mine: form.values, theirs: theirs.base });
  return {
    savedAt: theirs.savedAt,
    fields: fieldConflicts(noun, form.values, collisions),
    /** What both made of it; mine where nothing is chosen. */
    merged: (choices: Readonly<Record<string, Choice>>): Writing<Values> => ({
      base: theirs.base,
      version: theirs.version,
      values: mergeValues(noun, { base, mine: form.getValues(), theirs: theirs.base }, choices).merged,
    }),
  };
}
