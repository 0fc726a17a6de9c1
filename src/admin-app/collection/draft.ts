import { useEffect, useEffectEvent, useRef } from "react";

/** What was being typed: the values, what they started from, and the version of the entity they started from (none for a new one). */
export type Draft<Values> = { values: Values; base: Values; version: number | undefined; savedAt: string };

const PREFIX = "admin-draft:";
const WRITE_AFTER_MS = 300;

/** The draft kept under a key, if it still has the fields of `sample`: one of an older release may not, and is dropped. */
export function readDraft<Values extends object>(key: string, sample: Values): Draft<Values> | undefined {
  const stored = localStorage.getItem(PREFIX + key);
  if (stored === null) return undefined;
  try {
    const draft: Partial<Draft<Values>> | null = JSON.parse(stored);
    const isWhole = (values: Values | undefined) => typeof values === "object" && Object.keys(sample).every((field) => field in values);
    // Checked just above, field by field.
    if (isWhole(draft?.values) && isWhole(draft?.base) && typeof draft?.savedAt === "string") return draft as Draft<Values>;
  } catch {
    // not JSON: no draft of ours
  }
  dropDraft(key);
  return undefined;
}

function writeDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // storage is full or forbidden: the form itself still holds everything
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(PREFIX + key);
}

/** Keeps a draft while `draft` is given: shortly after each change, and at once when the page or the form goes away (reload,
 *  expired session). Without one, drops what was kept. Gives a function that ends this for good, once saved or discarded. */
export function useKeptDraft<Values>(key: string, draft: Omit<Draft<Values>, "savedAt"> | undefined): () => void {
  const isReleased = useRef(false);

  const keep = useEffectEvent(() => {
    if (isReleased.current || !draft) dropDraft(key);
    else writeDraft(key, { ...draft, savedAt: new Date().toISOString() });
  });

  // After each render: what is typed renders, and a pause in typing is a pause in renders.
  useEffect(() => {
    const timer = window.setTimeout(() => keep(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  });

  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);

  return () => {
    isReleased.current = true;
    dropDraft(key);
  };
}
