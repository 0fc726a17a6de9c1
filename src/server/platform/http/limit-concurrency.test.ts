import { expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

it("runs no more tasks at once than it may, and all of them in the end", async () => {
  const run = limitConcurrency(2);
  let [running, most] = [0, 0];
  const work = async (number: number) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    return number;
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => run(() => work(number))))).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("gives a free slot to a queued task rather than to a new one", async () => {
  const run = limitConcurrency(1);
  let [running, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
  };
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const works = [run(() => ended), run(work), ended.then(() => run(work))];
  end();
  await Promise.all(works);
  expect(most).toBe(1);
});

it("continues after a failed task", async () => {
  const run = limitConcurrency(1);
  await expect(run(() => Promise.reject(new Error("tombé")))).rejects.toThrow("tombé");
  expect(await run(async () => "debout")).toBe("debout");
});

it("DOS-7: refuses a task when too many are queued, and says when to retry", async () => {
  const run = limitConcurrency(1, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = run(() => promise);
  const second = run(async () => "servi");
  await expect(run(async () => "trop")).rejects.toMatchObject({ code: "unavailable", retryAfter: 1 });
  resolve();
  await first;
  expect(await second).toBe("servi");
});

it("DOS-7: refuses a task that has waited too long, and runs later ones instead", async () => {
  const run = limitConcurrency(1, 5, 20);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = run(() => promise);
  await expect(run(async () => "trop tard")).rejects.toMatchObject({ code: "unavailable", retryAfter: 1 });
  const later = run(async () => "servi");
  resolve();
  await first;
  expect(await later).toBe("servi");
  expect(await run(async () => "ensuite")).toBe("ensuite");
});
