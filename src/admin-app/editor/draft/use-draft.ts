import type { EditedItem, EditedNoun } from "#admin-app/editor/edited-noun.ts";
import type { Unstored } from "./draft.ts";
import { useDraftWords } from "./use-draft-words.ts";
import { useOtherDrafts } from "./use-other-drafts.ts";
import { useRecordLock } from "./use-record-lock.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

/** Stores what is written of a record, while there is something, and knows what other tabs and devices hold of it. The server has copies of what
 *  administrators write themselves: what others sent is personal data. */
export function useDraft<Item extends EditedItem, Values extends Record<string, unknown>, Input>(
  { noun, id }: { noun: EditedNoun<Item, Values, Input>; id: number | undefined },
  record: string,
  unsaved: (() => Unstored<Values>) | undefined,
) {
  const isCopied = noun.creation !== undefined;
  const lock = useRecordLock(isCopied && id !== undefined ? record : undefined);
  const isTaken = lock.place === "taken";
  const { isKept, release } = useStoredDraft(record, unsaved, { isCopied, isReadOnly: isTaken });
  const sample = noun.form.empty();
  return {
    lock,
    /** Whether another tab of this browser has taken the record over. */
    isTaken,
    others: useOtherDrafts(record, sample, isCopied),
    /** Where what is typed is stored, in words. */
    draftWords: useDraftWords(record, isCopied && !isTaken ? isKept : undefined),
    sample,
    release,
  };
}
