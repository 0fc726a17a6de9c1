import { useSyncExternalStore } from "react";
import { serverCopies } from "./copies.ts";
import { serverKeyOf } from "./draft.ts";
import { draftWords } from "./draft-words.ts";
import { TAB } from "./tab.ts";

/** Where this tab's draft of a record is stored, in words. */
export function useDraftWords(record: string, isKept: boolean | undefined): string | undefined {
  const key = serverKeyOf(record, TAB);
  const copy = useSyncExternalStore(serverCopies.subscribe, () => key && serverCopies.copyOf(key));
  return draftWords(isKept, copy);
}
