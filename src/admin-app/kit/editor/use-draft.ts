import { useSyncExternalStore } from "react";
import type { Fields } from "./edited-resource.ts";
import type { Editing } from "./use-editing.ts";
import { TIME } from "#admin-app/kit/layout/brand.ts";
import { serverCopies } from "#admin-app/kit/draft/copies.ts";
import { recordOf, serverKeyOf } from "#admin-app/kit/draft/draft.ts";
import type { Copy } from "#admin-app/kit/draft/server-copies.ts";
import { TAB } from "#admin-app/kit/draft/tab.ts";
import { useOtherDrafts, useRecordLock } from "#admin-app/kit/draft/use-other-tabs.ts";
import { useStoredDraft } from "#admin-app/kit/draft/use-stored-draft.ts";

/** Says where what is typed is stored; nothing while nothing is. `isKept` says whether this browser has stored it. */
function draftWords(isKept: boolean | undefined, copy: Copy | undefined): string | undefined {
  if (isKept === undefined) return undefined;
  if (copy?.keptAt !== undefined && !copy.isBehind) return `Non enregistré · copie gardée à ${TIME.format(new Date(copy.keptAt))}`;
  return isKept ? "Non enregistré · copie gardée sur cet appareil" : "Non enregistré, ni gardé\u202f: enregistrez sans attendre";
}

/** Stores what is written of a record, while there is something, and knows what other tabs and devices hold of it. The
 *  server has copies of what administrators write themselves: what others sent is personal data. */
export function useDraft<Values extends Fields>(editing: Editing<Values>) {
  const { resource, record, state, resumed, unsaved, isAsPut, send } = editing;
  const isCopied = resource.creation !== undefined;
  const isReadOnly = state.access === "takenElsewhere";
  const lock = useRecordLock(isCopied && record !== recordOf(resource.name, undefined) ? record : undefined, send);
  const { isKept, release } = useStoredDraft(record, unsaved, { isCopied, isReadOnly, isAsPut, resumed });
  const key = serverKeyOf(record, TAB);
  const copy = useSyncExternalStore(serverCopies.subscribe, () => key && serverCopies.copyOf(key));
  return {
    lock,
    others: useOtherDrafts(record, resource.form.empty(), isCopied),
    /** Sentence about where the draft is stored. */
    words: draftWords(isCopied && !isReadOnly && !isAsPut ? isKept : undefined, copy),
    /** Throws away what was typed. */
    release,
  };
}

export type DraftState<Values extends Fields> = ReturnType<typeof useDraft<Values>>;
