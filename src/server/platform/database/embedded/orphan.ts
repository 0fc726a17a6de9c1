import { execFile } from "node:child_process";
import { open, readFile, readlink, rm, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

/** Time for a postmaster left by a killed server to write its pages and leave; DUR-1 wants us ready within 5 s. */
const FAST_SHUTDOWN_MS = 3_500;

/** The pid of a process that never lives: above the largest one of Linux and macOS. */
const NO_SUCH_PID = 4_194_305;

/** Ends the postmaster that a killed server left running on this cluster, and defuses a pid file left alone. Only for
 *  the holder of the data folder: then a postmaster that still runs on the cluster has lost its server. */
export async function stopOrphan(cluster: string, onLog: (line: string) => void): Promise<void> {
  const pidFile = path.join(cluster, "postmaster.pid");
  const file = await open(pidFile, "r+").catch(() => undefined);
  if (!file) return; // the usual case: the last server stopped it
  try {
    const content = await file.readFile("utf8");
    const pid = Number.parseInt(content, 10);
    if (await isPostmasterOf(cluster, pid)) {
      onLog(`embedded PostgreSQL: stopping process ${pid}, left by a server that was killed`);
      await endPostmaster(cluster, pid);
    }
    if (content.trim() === "") await removeIfEmpty(pidFile);
    else await forgetPid(file, content);
  } finally {
    await file.close();
  }
}

/** Whether a postmaster runs on this cluster whose server lives: the process that started it and is its parent still.
 *  A postmaster of a killed server has been given to another parent by the system. */
export async function isServedBy(cluster: string, server: number): Promise<boolean> {
  const content = await readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(content, 10);
  return (await isPostmasterOf(cluster, pid)) && (await parentOf(pid)) === server;
}

async function parentOf(pid: number): Promise<number | undefined> {
  try {
    if (process.platform !== "linux")
      return Number.parseInt((await promisify(execFile)("/bin/ps", ["-o", "ppid=", "-p", `${pid}`])).stdout, 10);
    return Number(/^PPid:\s+(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined; // it has just ended
  }
}

async function endPostmaster(cluster: string, pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ["SIGINT", FAST_SHUTDOWN_MS],
    ["SIGKILL", 1_000],
  ] as const) {
    const deadline = Date.now() + timeoutMs;
    if (!(await isPostmasterOf(cluster, pid))) return;
    try {
      process.kill(pid, signal);
    } catch {
      return; // gone at this moment; where it may not be stopped, PostgreSQL itself refuses to start
    }
    while (Date.now() < deadline && (await isPostmasterOf(cluster, pid))) await pause(20);
  }
}

/** Replaces the pid in the file by one that never lives. PostgreSQL refuses to start while that process is alive,
 *  although the number may belong to any process by now. The file stays, since it also leads PostgreSQL to the shared
 *  memory of surviving backends, a check worth keeping. It is written in place, so that the new file of a postmaster
 *  that starts at this moment is left alone. */
async function forgetPid(file: FileHandle, content: string): Promise<void> {
  await file.truncate(0);
  await file.write(content.replace(/^.*/, `${NO_SUCH_PID}`), 0);
}

/** Removes an empty pid file, which a power cut leaves and PostgreSQL refuses. A starting postmaster has one for an
 *  instant, too. */
async function removeIfEmpty(pidFile: string): Promise<void> {
  await pause(100);
  if ((await readFile(pidFile, "utf8").catch(() => "")).trim() === "") await rm(pidFile, { force: true });
}

/** Whether a process is verifiably the postmaster of this very folder: started on it, and at work in it as far as we
 *  may look (a container's root may not). False for a zombie. */
async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!(pid > 1)) return false;
  try {
    if (process.platform !== "linux") {
      const { stdout } = await promisify(execFile)("/bin/ps", ["-ww", "-o", "command=", "-p", `${pid}`]);
      return stdout.includes(`/postgres -D ${cluster} `);
    }
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => cluster);
    return command.includes(`/postgres\0-D\0${cluster}\0`) && folder === cluster;
  } catch {
    return false; // no such process
  }
}
