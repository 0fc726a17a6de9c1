// Loaded before a server that is tried: on SIGUSR2 its event loop never turns again, on SIGHUP it waits for 13 s as one
// that gets no processor.
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("SIGUSR2", () => {
    for (;;);
  });
  process.on("SIGHUP", () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 13_000);
  });
}
