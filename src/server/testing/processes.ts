import { readdir, readFile } from "node:fs/promises";
import { postmasterPid } from "#server/platform/database/testing/embedded-server.ts";

/** The processes that this one started and that still run. Linux only. */
async function childrenOf(pid: number): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
      return { pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) };
    }),
  );
  return parents.flatMap(({ pid: child, parent }) => (parent === pid ? [child] : []));
}

/** Freezes PostgreSQL, postmaster first, so that it starts nothing new. Gives a function that thaws it. Linux only. */
export async function freezePostgres(dataDir: string): Promise<() => void> {
  const frozen = [await postmasterPid(dataDir)];
  for (const pid of frozen.slice()) {
    process.kill(pid, "SIGSTOP");
    for (const child of await childrenOf(pid)) {
      process.kill(child, "SIGSTOP");
      frozen.push(child);
    }
  }
  return () => {
    for (const pid of frozen.toReversed()) process.kill(pid, "SIGCONT");
  };
}
