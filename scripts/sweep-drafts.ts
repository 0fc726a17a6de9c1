import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // another user's
  }
}

/** Removes from `cache` what builds that were killed had made. */
export async function sweepDrafts(cache: string): Promise<void> {
  const names = existsSync(cache) ? await readdir(cache) : [];
  const left = names.filter((name) => /^dist-\d+$/.test(name) && !isRunning(Number(name.slice("dist-".length))));
  for (const name of left) await rm(join(cache, name), { recursive: true, force: true });
}
