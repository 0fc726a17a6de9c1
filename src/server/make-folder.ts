import { mkdir, readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { reasonOf, StartError } from "./start-error.ts";

/** Whether a folder is there. Fails where something else is, or stands in the way. */
async function isThere(path: string): Promise<boolean> {
  try {
    await readdir(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Makes a folder and those above it. Node's own way turns for ever where a parent is there, but takes no folder, as `/proc`. */
async function makeAll(folder: string, mode: number): Promise<void> {
  if (await isThere(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeAll(parent, mode);
  await mkdir(folder, { mode }).catch(async (error: unknown) => {
    if (!(await isThere(folder))) throw error; // another instance was faster
  });
}

/** Makes a folder that the server keeps things in, or fails with the line that says how to go on. */
export async function makeFolder(folder: string, { mode = 0o777 }: { mode?: number } = {}): Promise<void> {
  try {
    await makeAll(folder, mode);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be used (${reasonOf(error)}): make it writable, or set another DATA_DIR.`);
  }
}
