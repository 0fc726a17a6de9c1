import { Worker } from "node:worker_threads";
import { AppError } from "#server/app-error.ts";
import { limitConcurrency } from "#server/limit-concurrency.ts";
import type { Datasheet } from "./datasheet.ts";

/** What the thread that draws is given. */
export type Drawing = { sheet: Datasheet; jpeg: Uint8Array | undefined };

/** Longest time that a sheet may take, and the most memory that the thread may: one with every field at its limit has 70 pages, and takes three seconds. */
const TIMEOUT_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** Most drawings that wait for their turn. */
const WAITING_MAX = 20;

function inThread(drawing: Drawing): Promise<Buffer> {
  const worker = new Worker(new URL("./datasheet-worker.ts", import.meta.url), { workerData: drawing, resourceLimits: MEMORY });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const timer = setTimeout(() => reject(new AppError("unavailable")), TIMEOUT_MS);
  worker.once("message", (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
  worker.once("error", reject);
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

/** Draws datasheets in a thread of their own, one at a time, so that no page waits for them. Fails with `unavailable` where too many wait already. */
export function createDrawing(): (drawing: Drawing) => Promise<Buffer> {
  const oneAtATime = limitConcurrency(1, WAITING_MAX);
  return (drawing) => oneAtATime(() => inThread(drawing));
}
