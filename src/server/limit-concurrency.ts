import { AppError } from "./app-error.ts";

/** Runs works, at most `atOnce` of them together; the rest wait their turn, so that none of them starves the pages. Fails with `unavailable`
 *  when `waitingMax` are waiting already. */
export function limitConcurrency(atOnce: number, waitingMax: number = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new AppError("unavailable", undefined, { retryAfter: 1 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next(); // the place passes on without having been free: nobody else can take it meanwhile
      else running--;
    }
  };
}
