// A thread of its own, which goes on while the server's thread stands still.
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** Ticks, not time: only one passes while a machine sleeps or a process is stopped. */
const SILENT_TICKS = 10;
/** Seconds of processor time that the process must have used meanwhile: one that gets none on a busy machine is in no
 *  endless loop. */
const SILENT_PROCESSOR_S = 10;
const STANDARD_OUTPUT = 1;

const beats: Int32Array = workerData;
let [last, ticks, usedThen] = [0, 0, 0];

function usedProcessor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now !== last) {
    [last, ticks, usedThen] = [now, 0, usedProcessor()];
    return;
  }
  ticks += 1;
  if (ticks < SILENT_TICKS || usedProcessor() - usedThen < SILENT_PROCESSOR_S) return;
  const msg = "the event loop stands still: the server ends itself, to be started again";
  const line = { level: 60, time: new Date().toISOString(), msg };
  // Written directly, as a line of the log: the standard streams of a thread pass through the one that stands still.
  writeSync(STANDARD_OUTPUT, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, "SIGKILL");
}, 1_000);
