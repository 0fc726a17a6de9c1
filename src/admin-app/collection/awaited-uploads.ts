import { createContext, useEffect, useRef, useState } from "react";

/** Tells the form around of a file that is on its way into it. */
export const AwaitUpload = createContext<(upload: Promise<unknown>) => void>(() => {});

/** A form's save that waits until every file on its way has arrived; one that does not arrive calls it off, so that its message is read. */
export function useSaveAfterUploads(save: () => void) {
  const [underWay, setUnderWay] = useState<Promise<unknown>[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  async function awaitUpload(upload: Promise<unknown>) {
    setUnderWay((current) => [...current, upload]);
    await Promise.allSettled([upload]);
    setUnderWay((current) => current.filter((other) => other !== upload));
  }

  async function saveAfterUploads() {
    setWaiting(true);
    const outcomes = await Promise.allSettled(underWay);
    setWaiting(false);
    // Not the save of the render in which it was asked for: the form has moved on since.
    if (outcomes.every(({ status }) => status === "fulfilled")) latest.current();
  }

  function handleSave() {
    if (underWay.length === 0) save();
    else if (!isWaiting) void saveAfterUploads();
  }

  return {
    awaitUpload: (upload: Promise<unknown>) => void awaitUpload(upload),
    isUploading: underWay.length > 0,
    isWaiting,
    save: handleSave,
  };
}
