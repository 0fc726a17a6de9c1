import { useEffect, useEffectEvent, useRef, useState } from "react";
import { holdTab, TAB_LOCK } from "./tab.ts";

const LOCK = "admin-record:";

/** A tab that took a record over is given its words within this time; later ones are offered. */
const HANDOVER_MS = 2_000;

/** Holds the record's lock while its form is open, so that another tab of this browser knows. The browser takes it back when the tab goes, crashes
 *  included. `take` takes it from the other tab, whose form is read-only from then on and hands its words over. */
export function useRecordLock(record: string | undefined, send: (event: { type: "taken" } | { type: "regained" }) => void) {
  const [isElsewhere, setElsewhere] = useState(false);
  const [isAwaiting, setAwaiting] = useState(false);
  const tell = useEffectEvent((type: "taken" | "regained") => {
    setElsewhere(false);
    send({ type });
  });
  const acquire = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    const { locks } = navigator as Partial<Pick<Navigator, "locks">>; // without TLS there are none, whatever the types say
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
      const own = held.find(({ name }) => name === TAB_LOCK)?.clientId; // its form of the same record may have closed just now
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
