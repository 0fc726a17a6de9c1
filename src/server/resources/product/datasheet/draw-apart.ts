import { Worker } from "node:worker_threads";
import { AppError } from "#server/platform/errors/app-error.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import type { Datasheet } from "./datasheet.ts";

/** Message to the drawing thread; `jpegs` are the sheet's pictures in their order, where they could be read. */
export type Drawing = { sheet: Datasheet; jpegs: (Uint8Array | undefined)[] };

/** Limits of time and memory of the thread: a sheet with every field at its limit has 70 pages, and takes three
 *  seconds. */
const TIMEOUT_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** Maximum drawings in the queue. */
const WAITING_MAX = 20;

/** Idle time after which the thread ends: its start takes longer than most drawings. */
const IDLE_MS = 5_000;

/** Creates the drawing of datasheets in a thread of their own, one at a time, so that no page waits for them. Fails
 *  with `unavailable` where the queue is full. */
export function createDrawing(): (drawing: Drawing) => Promise<Buffer> {
  const oneAtATime = limitConcurrency(1, WAITING_MAX);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function endWorker(): void {
    void worker?.terminate();
    worker = undefined;
  }

  async function drawInThread(drawing: Drawing): Promise<Buffer> {
    clearTimeout(idle);
    worker ??= new Worker(new URL("./datasheet-worker.ts", import.meta.url), { resourceLimits: MEMORY });
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const timer = setTimeout(() => reject(new AppError("unavailable")), TIMEOUT_MS);
    worker.once("message", (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once("error", reject);
    worker.unref(); // a server that stops does not wait for it
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(drawing);
    try {
      const bytes = await promise;
      idle = setTimeout(endWorker, IDLE_MS).unref();
      return bytes;
    } catch (error) {
      endWorker();
      throw error;
    } finally {
      clearTimeout(timer);
      worker?.removeAllListeners("message").removeAllListeners("error");
    }
  }

  return (drawing) => oneAtATime(() => drawInThread(drawing));
}
