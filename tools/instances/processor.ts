import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds of processor a second of a server that rests. */
const IDLE_MS = 100;
const WAITED_MAX_S = 180;

/** Reads a process from Linux: its parent, and the processor time of it and its ended children, in hundredths of a
 *  second. */
async function readProcess(pid: string): Promise<{ pid: number; parent: number; ticks: number } | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined); // ended meanwhile
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (
    fields && { pid: Number(pid), parent: Number(fields[1]), ticks: [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) }
  );
}

/** Milliseconds of processor that these processes and all that they have started have used. */
export async function processorOf(pids: (number | undefined)[]): Promise<number> {
  const all = (await Promise.all((await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(readProcess))).flatMap(
    (read) => read ?? [],
  );
  const counted = new Set(pids);
  for (let before = -1; before < counted.size;) {
    before = counted.size;
    for (const { pid, parent } of all) if (counted.has(parent)) counted.add(pid);
  }
  return all.filter(({ pid }) => counted.has(pid)).reduce((sum, { ticks }) => sum + ticks * 10, 0);
}

/** Resolves once servers that were just started have made their pictures and sheets ahead, or after three minutes. */
export async function untilIdle(pids: () => (number | undefined)[]): Promise<void> {
  for (let second = 0; second < WAITED_MAX_S; second += 1) {
    const before = await processorOf(pids());
    await pause(1_000);
    if ((await processorOf(pids())) - before < IDLE_MS) return;
  }
}
