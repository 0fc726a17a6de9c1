import { useEffect, useEffectEvent, useState } from "react";
import type { StoredDraft } from "#contracts/draft/draft.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { serverCopies } from "./copies.ts";
import { type Draft, draftsOf, type FoundDraft, hasDraft, isDraftKey, parseDraft, serverKeyOf } from "./draft.ts";
import { draftStore } from "./draft-store.ts";
import { openTabs, TAB } from "./tab.ts";

/** What other tabs hold of a record: whether one is writing it, the draft of one that is gone, and one from another device. */
export type OtherDrafts<Values = unknown> = {
  isWritten: boolean;
  left: FoundDraft<Values> | undefined;
  remote: StoredDraft | undefined;
};

async function localDrafts<Values extends object>(record: string, sample: Values) {
  const open = await openTabs();
  const drafts = draftsOf(record, sample).filter(({ tab }) => tab !== TAB);
  const isBeingWritten = ({ tab, draft }: FoundDraft<Values>) => open.has(tab) && !draft.isLeft;
  return { open, isWritten: drafts.some(isBeingWritten), left: drafts.find((found) => !isBeingWritten(found)) };
}

/** The newest draft of a record that the server alone holds. */
function remoteDraft(record: string, stored: StoredDraft[], open: ReadonlySet<string>): StoredDraft | undefined {
  const key = serverKeyOf(record, "");
  return stored.find((draft) => {
    if (draft.noun !== key?.noun || draft.id !== key.id || draft.tab === TAB || open.has(draft.tab)) return false;
    return !hasDraft(record, draft.tab) && !serverCopies.isDropped(draft);
  });
}

/** What other tabs hold of a record, looked for again whenever they write and whenever this one is come back to; those of other devices where
 *  `isCopied`. */
export function useOtherDrafts<Values extends object>(record: string, sample: Values, isCopied: boolean): OtherDrafts<Values> | undefined {
  const [local, setLocal] = useState<Awaited<ReturnType<typeof localDrafts<Values>>>>();
  const stored = trpc.drafts.list.useQuery(undefined, { enabled: isCopied, retry: false });

  const look = useEffectEvent(() => void localDrafts(record, sample).then(setLocal));

  useEffect(() => {
    look();
    const unsubscribe = draftStore.subscribe((key) => {
      if (isDraftKey(key, record)) look();
    });
    const comeBack = () => look();
    window.addEventListener("focus", comeBack);
    return () => {
      unsubscribe();
      window.removeEventListener("focus", comeBack);
    };
  }, [record]);

  if (!local) return undefined;
  const { open, ...others } = local;
  return { ...others, remote: remoteDraft(record, stored.data ?? [], open) };
}

/** Reads a draft of another device; undefined when it no longer has the fields of `sample`. */
export async function readRemote<Values extends object>(draft: StoredDraft, sample: Values): Promise<Draft<Values> | undefined> {
  const { noun, id, tab } = draft;
  const { content } = await rpcClient.drafts.get.query({ noun, id, tab });
  return parseDraft(content, sample);
}
