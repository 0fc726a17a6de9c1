import { rmSync } from "node:fs";
import { readFile, realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { makeFolder, unusableFolder } from "./make-folder.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import { isServedBy } from "./embedded/orphan.ts";

/** How long a second server tries before it gives up: enough for a killed holder to be gone. Source: reliability.md DUR-2 (5 s). */
const PATIENCE_MS = 1_000;
const SQLITE_BUSY = 5;

/** Keeps every other server out of this data folder until the returned function is called or this process dies, however it dies.
 *  Creates the folder. Throws `StartError`, naming the holder, when another process has it.
 *
 *  Node offers no file lock, but its SQLite takes one: the kernel grants it to one process only, drops it with the process
 *  (so there is no stale lock and no recycled pid to doubt), and shows it to other containers on the same volume. Such a lock
 *  is lost when its own process opens and closes the file by another way: nothing else may read `server.lock`. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const holderFile = path.join(dataDir, "server.pid");
  const lock = await openLock(dataDir);
  try {
    await takeLock(lock, dataDir, holderFile);
    await refuseLivingHolder(dataDir, holderFile);
    await writeFile(holderFile, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw error instanceof StartError ? error : unusableFolder(dataDir, error);
  }
  return async () => {
    if (!lock.isOpen) return;
    rmSync(holderFile, { force: true }); // at one stroke with the release: the next holder's file must stay
    lock.close();
  };
}

async function openLock(dataDir: string): Promise<DatabaseSync> {
  await makeFolder(dataDir, { mode: 0o700 });
  try {
    return new DatabaseSync(path.join(dataDir, "server.lock"));
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

async function takeLock(lock: DatabaseSync, dataDir: string, holderFile: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      throw inUse(dataDir, await readFile(holderFile, "utf8").catch(() => ""));
    }
    await pause(20 + Math.random() * 30); // uneven, so that two starts that block each other do not do so again
  }
}

/** A lock file that was deleted under a running server locks nothing: its PostgreSQL would be taken for one that a killed server left. */
async function refuseLivingHolder(dataDir: string, holderFile: string): Promise<void> {
  const holder = await readFile(holderFile, "utf8").catch(() => "");
  if (holder && (await isServedBy(path.join(await realpath(dataDir), "postgres"), Number(holder)))) throw inUse(dataDir, holder);
}

function inUse(dataDir: string, holder: string): StartError {
  const who = holder ? `process ${holder.trim()}` : "another process";
  return new StartError(`The data folder ${dataDir} is in use by ${who}: stop that server first, or set another DATA_DIR.`);
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
