import { useEffect, useEffectEvent, useState, useRef } from "react";
import type { StoredDraft } from "#contracts/draft/draft.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { serverCopies } from "./copies.ts";
import { type Draft, draftsOf, type FoundDraft, hasDraft, isDraftKey, parseDraft, serverKeyOf } from "./draft.ts";
import { draftStore } from "./draft-store.ts";
import { openTabs, TAB, holdTab, TAB_LOCK } from "./tab.ts";

/** Drafts of a record in other tabs: whether one is writing it, the draft of a closed one, and one from another
 *  device. */
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

/** Finds the drafts of a record in other tabs. Looks again whenever they write and whenever this tab gets the focus;
 *  includes other devices where `isCopied`. */
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

const LOCK = "admin-record:";

/** A tab that took a record over is given its words within this time; later ones are offered. */
const HANDOVER_MS = 2_000;

/** Holds the record's lock while its form is open, so that another tab of this browser knows. The browser takes it back
 *  when the tab goes, crashes included. `take` takes it from the other tab, whose form is read-only from then on and
 *  hands its words over. */
export function useRecordLock(record: string | undefined, send: (event: { type: "taken" } | { type: "regained" }) => void) {
  const [isElsewhere, setElsewhere] = useState(false);
  const [isAwaiting, setAwaiting] = useState(false);
  const tell = useEffectEvent((type: "taken" | "regained") => {
    setElsewhere(false);
    send({ type });
  });
  const acquire = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    // without TLS there are none, whatever the types say
    const { locks } = navigator as Partial<Pick<Navigator, "locks">>;
    if (record === undefined || !locks) return undefined;
    holdTab();
    const end = new AbortController();
    const ended = new Promise<void>((resolve) => end.signal.addEventListener("abort", () => resolve()));
    const hold = () => {
      if (!end.signal.aborted) tell("regained");
      return ended;
    };
    /** Waits for the lock, and says so once it is taken away. */
    const request = (options: LockOptions) => {
      locks.request(LOCK + record, options, hold).catch(() => {
        if (end.signal.aborted) return;
        tell("taken");
        request({ signal: end.signal });
      });
    };
    const start = async () => {
      const { held = [] } = await locks.query();
      // its form of the same record may have closed just now
      const own = held.find(({ name }) => name === TAB_LOCK)?.clientId;
      if (held.some(({ name, clientId }) => name === LOCK + record && clientId !== own)) setElsewhere(true);
      if (!end.signal.aborted) request({ signal: end.signal });
    };
    void start();
    acquire.current = () => request({ steal: true });
    return () => {
      end.abort();
      acquire.current = undefined;
      setElsewhere(false);
    };
  }, [record]);

  return {
    /** Whether another tab of this browser has it open; false where the browser has no locks (without TLS). */
    isElsewhere,
    /** Whether the tab that it was taken from may still hand its words over. */
    isAwaiting,
    endWait: () => setAwaiting(false),
    take: () => {
      setAwaiting(true);
      window.setTimeout(() => setAwaiting(false), HANDOVER_MS);
      acquire.current?.();
    },
  };
}

export type RecordLock = ReturnType<typeof useRecordLock>;
