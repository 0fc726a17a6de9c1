import { AppError } from "./app-error.ts";

/** Limits concurrency: runs at most `atOnce` tasks at a time and queues the others, so that they do not starve the pages. Fails with
 *  `unavailable` when `waitingMax` tasks are queued already. */
export function limitConcurrency(atOnce: number, waitingMax: number = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new AppError("unavailable", undefined, { retryAfter: 1 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next(); // hands its place over without freeing it, so that no other task can take it
      else running--;
    }
  };
}
