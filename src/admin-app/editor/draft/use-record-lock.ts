import { useEffect, useRef, useState } from "react";
import { holdTab, TAB_LOCK } from "./tab.ts";

const LOCK = "admin-record:";

/** A tab that took a record over is given its words within this time; later ones are offered. */
const HANDOVER_MS = 2_000;

/** Where a record is written: here, in another tab of this browser, or there since it was taken over from here. Undefined while that is not
 *  known, and where the browser has no locks (without TLS). */
export type Place = "here" | "elsewhere" | "taken";

/** Holds the record's lock while its form is open, so that another tab of this browser knows. The browser takes it back when the tab goes, crashes
 *  included. `take` takes it from the other tab, whose form is read-only from then on and hands its words over. */
export function useRecordLock(record: string | undefined) {
  const [place, setPlace] = useState<Place>();
  const [isAwaiting, setAwaiting] = useState(false);
  const acquire = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    const { locks } = navigator as Partial<Pick<Navigator, "locks">>; // without TLS there are none, whatever the types say
    if (record === undefined || !locks) return undefined;
    holdTab();
    const end = new AbortController();
    const ended = new Promise<void>((resolve) => end.signal.addEventListener("abort", () => resolve()));
    const hold = () => {
      if (!end.signal.aborted) setPlace("here");
      return ended;
    };
    /** Waits for the lock, and says so once it is taken away. */
    const request = (options: LockOptions) => {
      locks.request(LOCK + record, options, hold).catch(() => {
        if (end.signal.aborted) return;
        setPlace("taken");
        request({ signal: end.signal });
      });
    };
    const start = async () => {
      const { held = [] } = await locks.query();
      const own = held.find(({ name }) => name === TAB_LOCK)?.clientId; // its form of the same record may have closed just now
      if (held.some(({ name, clientId }) => name === LOCK + record && clientId !== own)) setPlace((known) => known ?? "elsewhere");
      if (!end.signal.aborted) request({ signal: end.signal });
    };
    void start();
    acquire.current = () => request({ steal: true });
    return () => {
      end.abort();
      acquire.current = undefined;
      setPlace(undefined);
    };
  }, [record]);

  return {
    place,
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
