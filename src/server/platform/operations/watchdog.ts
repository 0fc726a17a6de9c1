import { Worker } from "node:worker_threads";

/** Ends this process when its event loop has stood still for ten seconds of its processor time, as in an endless loop.
 *  Such a process answers nothing, not even a signal, and its supervisor starts another only once it is gone. Returns
 *  a function that ends the watch. Source: OPS-4. */
export function startWatchdog(): () => Promise<unknown> {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), 500).unref();
  const worker = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
    workerData: beats,
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  });
  worker.unref();
  return () => {
    clearInterval(timer);
    return worker.terminate();
  };
}
