import { AppError } from "#server/platform/errors/app-error.ts";

/** Limits concurrency: runs at most `atOnce` tasks at a time and queues the others, so that they do not starve the
 *  pages. Fails with `unavailable` when `waitingMax` tasks are queued already, and for a task that was queued for
 *  `waitingMs`. */
export function limitConcurrency(atOnce: number, waitingMax = Number.POSITIVE_INFINITY, waitingMs?: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Resolves when the task's turn has come. */
  async function waitForTurn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push(resolve);
    const giveUp = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(tooBusy());
    };
    const timer = waitingMs === undefined ? undefined : setTimeout(() => waiting.includes(resolve) && giveUp(), waitingMs);
    await promise.finally(() => clearTimeout(timer));
  }

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw tooBusy();
      await waitForTurn();
    } else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next(); // passes its slot on without freeing it, so that no new task can take it
      else running--;
    }
  };
}

function tooBusy(): AppError {
  return new AppError("unavailable", undefined, { retryAfter: 1 });
}
