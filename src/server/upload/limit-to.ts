/** Runs works, at most so many at once; the rest wait their turn, so that pictures never starve the pages. */
export function limitTo(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
