import { createContext, useEffect, useRef, useState } from "react";

/** A file that is on its way into a form. `arrival` fails when it does not arrive, with an `AbortError` once it was called off. */
export type AwaitedUpload = { name: string; arrival: Promise<unknown>; cancel: () => void };

/** Tells the form around of a file that is on its way into it. */
export const AwaitUpload = createContext<(upload: AwaitedUpload) => void>(() => {});

function cancelAll(uploads: Iterable<AwaitedUpload>): void {
  for (const { cancel } of uploads) cancel();
}

async function hasFailed(arrival: Promise<unknown>): Promise<boolean> {
  try {
    await arrival;
    return false;
  } catch (error) {
    return !(error instanceof DOMException && error.name === "AbortError");
  }
}

/** A form's save that waits until every file on its way has arrived. One that fails calls the save off, so that its message is read; one
 *  that is called off does not. What is still on its way when the form goes away is called off with it. */
export function useSaveAfterUploads<How>(save: (how: How) => void) {
  const underWay = useRef(new Set<AwaitedUpload>());
  const [names, setNames] = useState<string[]>([]);
  const [waiting, setWaiting] = useState<{ how: How }>();
  const [asked, setAsked] = useState<How>();
  const [missing, setMissing] = useState<string>();
  const latest = useRef({ save, waiting });
  useEffect(() => {
    latest.current = { save, waiting };
  });
  useEffect(() => {
    const { current: uploads } = underWay;
    return () => cancelAll(uploads);
  }, []);

  const showNames = () => setNames([...underWay.current].map(({ name }) => name));

  async function awaitUpload(upload: AwaitedUpload) {
    underWay.current.add(upload);
    showNames();
    setMissing(undefined); // it may be the one, tried again
    const isMissing = await hasFailed(upload.arrival);
    underWay.current.delete(upload);
    showNames();
    const { waiting: wait } = latest.current;
    if (!wait) return;
    if (isMissing) setMissing(upload.name);
    if (isMissing || underWay.current.size === 0) setWaiting(undefined);
    // Not the save of the render in which it was asked for: the form has moved on since.
    if (!isMissing && underWay.current.size === 0) latest.current.save(wait.how);
  }

  function handleSave(how: How) {
    setMissing(undefined);
    setAsked(how);
    if (underWay.current.size === 0) save(how);
    else setWaiting({ how });
  }

  return {
    awaitUpload: (upload: AwaitedUpload) => void awaitUpload(upload),
    isUploading: names.length > 0,
    save: handleSave,
    wait: {
      /** Names of the files that the save waits for; none while it does not wait. */
      awaited: waiting ? names : [],
      /** The file that called the last save off. */
      missing,
      saveWithout: () => {
        if (asked !== undefined) handleSave(asked);
        cancelAll(underWay.current);
      },
      keepEditing: () => {
        setWaiting(undefined);
        setMissing(undefined);
      },
    },
  };
}
