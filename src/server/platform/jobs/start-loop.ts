import { AsyncLocalStorage } from "node:async_hooks";

/** A job that runs again and again. */
export type Loop = {
  /** Makes it run at once, or once more after the run in progress. Returns at once. */
  wake: () => void;
  /** Waits until it pauses. */
  settled: () => Promise<void>;
  /** Waits for the run in progress; no other one follows. */
  stop: () => Promise<void>;
};

type Options = {
  /** Pause before the first run, which else begins at once. */
  firstMs?: number;
  /** Pause after a run that names none; without it, the job waits until it is woken. */
  intervalMs?: number;
  /** Pause after a failed run, if it is another one. */
  retryMs?: number;
  /** Gets the error of a failed run, and how many in a row have failed. */
  onError: (error: unknown, failures: number) => void;
};

/** Runs a job until it is stopped, never twice at the same time. A run may give the milliseconds until the next one;
 *  its signal aborts when the job is stopped. Never throws. */
export function startLoop(
  run: (stopped: AbortSignal) => Promise<number | void>,
  { firstMs = 0, intervalMs, retryMs = intervalMs, onError }: Options,
): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWokenAgain = false;
  let failures = 0;

  async function runUntilPause(): Promise<void> {
    let pause = retryMs;
    try {
      let own: number | void;
      do {
        isWokenAgain = false;
        own = await run(signal);
      } while (isWokenAgain && !signal.aborted);
      pause = own ?? intervalMs;
      failures = 0;
    } catch (error) {
      if (!signal.aborted) onError(error, (failures += 1));
    }
    running = undefined;
    schedule(pause ?? (isWokenAgain ? 0 : undefined)); // woken during a run that failed
  }

  function schedule(pause: number | undefined): void {
    if (!signal.aborted && pause !== undefined) timer = setTimeout(wake, pause).unref();
  }

  function wake(): void {
    if (signal.aborted) return;
    clearTimeout(timer);
    if (running) isWokenAgain = true;
    else running = runUntilPause();
  }

  if (firstMs > 0) schedule(firstMs);
  else wake();
  return {
    // A request that wakes the job is not the parent of its trace.
    wake: AsyncLocalStorage.bind(wake),
    settled: async () => running,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
