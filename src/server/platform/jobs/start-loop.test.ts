import { afterEach, expect, it } from "vitest";
import { type Loop, startLoop } from "./start-loop.ts";

let loop: Loop;
afterEach(() => loop.stop());

it("a job that is woken while it runs runs once more, and never twice at the same time", async () => {
  let runs = 0;
  let atOnce = 0;
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  loop = startLoop(
    async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await isOpen;
      atOnce -= 1;
      runs += 1;
    },
    { onError: (error) => expect(error).toBeUndefined() },
  );
  loop.wake();
  loop.wake();
  open();
  await loop.settled();
  expect(runs).toBe(2);
});

it("a job that fails runs again after its pause, and says how often it has failed in a row", async () => {
  const failures: number[] = [];
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs !== 3) throw new Error("no");
    return 1;
  };
  loop = startLoop(run, { retryMs: 1, onError: (_error, count) => failures.push(count) });
  await expect.poll(() => failures.slice(0, 4)).toEqual([1, 2, 1, 2]);
});

it("a job that is woken during a run that fails runs again, though it has no pause", async () => {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs > 1) return;
    await isOpen;
    throw new Error("no");
  };
  loop = startLoop(run, { onError: () => {} });
  loop.wake();
  open();
  await expect.poll(() => runs).toBe(2);
});

it("a job that is stopped is told so, says nothing of a failure, and does not run again", async () => {
  let runs = 0;
  loop = startLoop(
    async (stopped) => {
      runs += 1;
      await new Promise((resolve) => stopped.addEventListener("abort", resolve));
      throw stopped.reason;
    },
    { intervalMs: 0, onError: (error) => expect(error).toBeUndefined() },
  );
  loop.wake();
  await loop.stop();
  loop.wake();
  expect(runs).toBe(1);
});
