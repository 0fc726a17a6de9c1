import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Draft, draftsOf, dropDraft, type FoundDraft, isDraftKey, leaveDrafts, writeDraft } from "./draft.ts";
import { holdTab, openTabs, TAB } from "./tab.ts";

const WRITE_AFTER_MS = 300;

/** What other tabs hold of a record: whether one is writing it, and the draft of one that is gone. */
export type OtherDrafts<Values = unknown> = { isWritten: boolean; left: FoundDraft<Values> | undefined };

/** Stores what `draft` gives, while it is given: shortly after each change, and at once when the page or the form goes away (reload,
 *  expired session). Without one, drops what was stored. Gives a function that ends this for good, once saved or discarded. */
export function useStoredDraft<Values>(record: string, draft: (() => Omit<Draft<Values>, "savedAt" | "isLeft">) | undefined): () => void {
  const isReleased = useRef(false);
  const written = useRef("");

  const store = useEffectEvent((isLeft: boolean) => {
    const stored = isReleased.current ? undefined : draft && { ...draft(), isLeft };
    // Written only when it is another one: other tabs hear of each time.
    const text = JSON.stringify([record, stored]);
    if (text === written.current) return;
    written.current = text;
    if (stored) writeDraft(record, stored);
    else dropDraft(record);
  });

  // After each render: what is typed renders, and a pause in typing is a pause in renders.
  useEffect(() => {
    const timer = window.setTimeout(() => store(false), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  });

  useEffect(() => {
    holdTab();
    window.addEventListener("pagehide", leaveDrafts); // the same listener from every form: once for the page
    const handleHide = () => store(true);
    const handleShow = () => store(false);
    window.addEventListener("pagehide", handleHide);
    window.addEventListener("pageshow", handleShow);
    return () => {
      window.removeEventListener("pagehide", handleHide);
      window.removeEventListener("pageshow", handleShow);
      store(false);
    };
  }, []);

  return () => {
    isReleased.current = true;
    dropDraft(record);
  };
}

async function otherDrafts<Values extends object>(record: string, sample: Values): Promise<OtherDrafts<Values>> {
  const open = await openTabs();
  const drafts = draftsOf(record, sample).filter(({ tab }) => tab !== TAB);
  const isBeingWritten = ({ tab, draft }: FoundDraft<Values>) => open.has(tab) && !draft.isLeft;
  return { isWritten: drafts.some(isBeingWritten), left: drafts.find((found) => !isBeingWritten(found)) };
}

/** What other tabs hold of a record, looked for again whenever they write and whenever this one is come back to. */
export function useOtherDrafts<Values extends object>(record: string, sample: Values) {
  const [others, setOthers] = useState<OtherDrafts<Values>>();

  const look = useEffectEvent(() => void otherDrafts(record, sample).then(setOthers));

  useEffect(() => {
    look();
    const lookAgain = ({ key }: StorageEvent) => {
      if (key === null || isDraftKey(key, record)) look();
    };
    const comeBack = () => look();
    window.addEventListener("storage", lookAgain);
    window.addEventListener("focus", comeBack);
    return () => {
      window.removeEventListener("storage", lookAgain);
      window.removeEventListener("focus", comeBack);
    };
  }, [record]);

  return others;
}
