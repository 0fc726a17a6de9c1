import { rmSync } from "node:fs";
import { readFile, realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { makeFolder, unusableFolder } from "./make-folder.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import { isServedBy } from "./embedded/orphan.ts";

/** Longest wait for a killed holder to be gone, its PostgreSQL handed to another parent. Source: DUR-2. */
const HOLDER_TIMEOUT_MS = 1_000;
const SQLITE_BUSY = 5;

/** Keeps every other server out of this data folder until the returned function is called or this process dies.
 *  Creates the folder. Throws `StartError`, naming the holder, when another process has it.
 *
 *  Node offers no file lock, but its SQLite takes one: the kernel grants it to one process only, drops it with the
 *  process (so there is no stale lock and no recycled pid to doubt), and shows it to other containers on the same
 *  volume. Such a lock is lost when its own process opens and closes the file in another way: nothing else may read
 *  `server.lock`. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const holderFile = path.join(dataDir, "server.pid");
  const lock = await openLock(dataDir);
  const deadline = Date.now() + HOLDER_TIMEOUT_MS;
  try {
    while (!tryLock(lock) || (await isHeld(dataDir, holderFile))) {
      if (Date.now() > deadline) throw folderInUse(dataDir, await readHolder(holderFile));
      await pause(20 + Math.random() * 30); // uneven, so that two starts that block each other do not do so again
    }
    await writeFile(holderFile, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw error instanceof StartError ? error : unusableFolder(dataDir, error);
  }
  return async () => {
    if (!lock.isOpen) return;
    rmSync(holderFile, { force: true }); // in one step with the release: the next holder's file must stay
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

/** Whether a living server holds the folder although its lock file was deleted: its PostgreSQL would be taken for one
 *  left by a killed server. A killed server loses its lock a moment before its children. */
async function isHeld(dataDir: string, holderFile: string): Promise<boolean> {
  const holder = await readHolder(holderFile);
  return holder !== "" && isServedBy(path.join(await realpath(dataDir), "postgres"), Number(holder));
}

function readHolder(holderFile: string): Promise<string> {
  return readFile(holderFile, "utf8").catch(() => "");
}

function folderInUse(dataDir: string, holder: string): StartError {
  const who = holder ? `process ${holder.trim()}` : "another process";
  return new StartError(`The data folder ${dataDir} is in use by ${who}: stop that server first, or set another DATA_DIR.`);
}

function tryLock(lock: DatabaseSync): boolean {
  if (lock.isTransaction) return true;
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
