import { useEffect, useLayoutEffect, useState } from "react";
import { readSession } from "#admin-app/kit/session/session-store.ts";

/** Names of files, as they were stored under a key; none where the browser stores nothing or something else stands
 *  there. */
function readNames(key: string): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // blocked storage, or no JSON
  }
}

function storeNames(key: string, names: string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // A browser that stores nothing still warns before it closes the tab.
  }
}

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Remembers the `names` of the files that a record's form still lacks, and gives those that an earlier visit lost.
 *  Asks before the tab is closed over one that is `isUnderWay`. `forget` drops the lost names. */
export function useLostUploads(record: string, { names, isUnderWay }: { names: string[]; isUnderWay: boolean }) {
  const [key] = useState(() => `admin-uploads:${readSession()?.user.username ?? ""}:${record}`);
  const [lost, setLost] = useState(() => readNames(key));
  const joined = JSON.stringify([...lost, ...names]);

  useEffect(() => storeNames(key, JSON.parse(joined)), [key, joined]);
  useEffect(() => () => storeNames(key, []), [key]);
  // Before the progress is painted: a tab may be closed in the frame that shows it.
  useLayoutEffect(() => {
    if (!isUnderWay) return undefined;
    window.addEventListener("beforeunload", warnBeforeUnload);
    return () => window.removeEventListener("beforeunload", warnBeforeUnload);
  }, [isUnderWay]);

  return { lost, forget: () => setLost([]) };
}
