import { createContext, useEffect, useRef, useState } from "react";
import type { MissingFile } from "./missing-files.ts";
import { canSendAgain } from "./send-file.ts";

/** A file that is on its way into a form. `arrival` fails when it does not arrive, with an `AbortError` once it was
 *  called off. It has the same `key` when it is sent again; `cancel` gives it up, on its way or failed. */
export type AwaitedUpload = { key: string; name: string; arrival: Promise<unknown>; cancel: () => void };

/** Tells the form around of a file that is on its way into it, and of those that were given up. */
export const FormUploads = createContext<{ awaitUpload: (upload: AwaitedUpload) => void; forgetUploads: (keys: string[]) => void }>({
  awaitUpload: () => {},
  forgetUploads: () => {},
});

/** A file that the form does not hold yet: on its way, or failed. */
type Tracked = AwaitedUpload & { failure?: { canRetry: boolean } };

const isUnderWay = ({ failure }: Tracked) => failure === undefined;

/** Whether a file may still come into the form; one that was refused for what it is cannot. */
const mayArrive = ({ failure }: Tracked) => failure === undefined || failure.canRetry;

const missingOf = (uploads: Iterable<Tracked>): MissingFile[] =>
  [...uploads].flatMap(({ name, failure }) => (failure ? [{ name, canRetry: failure.canRetry }] : []));

/** Waits for a file and gives its failure; nothing when it arrived, or was called off. */
async function failureOf(arrival: Promise<unknown>): Promise<Tracked["failure"]> {
  try {
    await arrival;
    return undefined;
  } catch (error) {
    const isCalledOff = error instanceof DOMException && error.name === "AbortError";
    return isCalledOff ? undefined : { canRetry: canSendAgain(error) };
  }
}

/** The files that a form does not hold yet. `onChange` hears of each that has arrived, failed or was given up; what is
 *  still on its way when the form goes away is called off with it. */
function useTrackedUploads(onChange: (uploads: Tracked[]) => void) {
  const tracked = useRef(new Map<string, Tracked>());
  const [uploads, setUploads] = useState<Tracked[]>([]);
  useEffect(() => {
    const { current } = tracked;
    return () => {
      const left = [...current.values()].filter(isUnderWay);
      current.clear();
      for (const { cancel } of left) cancel();
    };
  }, []);

  const current = () => [...tracked.current.values()];
  const show = () => setUploads(current());

  function settle() {
    show();
    onChange(current());
  }

  async function awaitUpload(upload: AwaitedUpload) {
    tracked.current.set(upload.key, upload);
    show();
    const failure = await failureOf(upload.arrival);
    if (tracked.current.get(upload.key) !== upload) return; // given up meanwhile
    if (failure) tracked.current.set(upload.key, { ...upload, failure });
    else tracked.current.delete(upload.key);
    settle();
  }

  return {
    uploads,
    current,
    awaitUpload: (upload: AwaitedUpload) => void awaitUpload(upload),
    forgetUploads: (keys: string[]) => {
      const forgotten = keys.filter((key) => tracked.current.delete(key));
      if (forgotten.length > 0) settle();
    },
    forgetRefused: () => {
      for (const upload of current()) if (!mayArrive(upload)) tracked.current.delete(upload.key);
      show();
    },
    giveUpAll: () => {
      const left = current();
      tracked.current.clear();
      show();
      for (const { cancel } of left) cancel();
    },
  };
}

/** Saves a form once every file on its way has arrived. A failed file calls the save off, so that its message is read;
 *  one that is called off, given up, or was refused before the save was asked for does not matter. */
export function useSaveAfterUploads<How>(save: (how: How) => void) {
  const [waiting, setWaiting] = useState<{ how: How }>();
  const [asked, setAsked] = useState<How>();
  const [isCalledOff, setCalledOff] = useState(false);
  const latest = useRef({ save, waiting });
  useEffect(() => {
    latest.current = { save, waiting };
  });

  /** A save that waits goes on once nothing is missing. */
  function handleChange(missing: Tracked[]) {
    const hasFailed = !missing.every(isUnderWay);
    if (!hasFailed) setCalledOff(false);
    const { waiting: wait } = latest.current;
    if (!wait || (missing.length > 0 && !hasFailed)) return;
    setWaiting(undefined);
    if (hasFailed) setCalledOff(true);
    // Not the save of the render in which it was asked for: the form has moved on since.
    else latest.current.save(wait.how);
  }

  const { uploads, current, awaitUpload, forgetUploads, forgetRefused, giveUpAll } = useTrackedUploads(handleChange);

  function handleSave(how: How) {
    forgetRefused();
    const hasFailed = !current().every(isUnderWay);
    setAsked(how);
    setCalledOff(hasFailed);
    if (hasFailed) return;
    if (current().length === 0) save(how);
    else setWaiting({ how });
  }

  return {
    awaitUpload,
    forgetUploads,
    /** Names of the files that were chosen for the form and may still come into it. */
    lacking: uploads.filter(mayArrive).map(({ name }) => name),
    isUploading: uploads.some(isUnderWay),
    save: handleSave,
    wait: {
      /** Names of the files that the save waits for; none while it does not wait. */
      awaited: waiting ? uploads.filter(isUnderWay).map(({ name }) => name) : [],
      /** The files that called the last save off. */
      missing: isCalledOff ? missingOf(uploads) : [],
      saveWithout: () => {
        giveUpAll();
        setCalledOff(false);
        setWaiting(undefined);
        if (asked !== undefined) save(asked);
      },
      keepEditing: () => {
        setWaiting(undefined);
        setCalledOff(false);
      },
    },
  };
}
