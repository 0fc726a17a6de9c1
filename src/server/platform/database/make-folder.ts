import { mkdir, readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { errorField, isDiskFull, isMissingFile } from "#server/platform/errors/error-causes.ts";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";

/** Whether a folder exists. Fails when the path, or one above it, is not a folder. */
async function exists(path: string): Promise<boolean> {
  try {
    await readdir(path);
    return true;
  } catch (error) {
    if (isMissingFile(error)) return false;
    throw error;
  }
}

/** Creates a folder and its missing parents. Node's `recursive` loops for ever when an existing parent refuses folders,
 *  as `/proc` does. */
async function makeAll(folder: string, mode: number): Promise<void> {
  if (await exists(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeAll(parent, mode);
  await mkdir(folder, { mode }).catch(async (error: unknown) => {
    if (!(await exists(folder))) throw error; // another instance created it meanwhile
  });
}

/** Code of SQLite for a full disk. */
const SQLITE_FULL = 13;

/** Builds the error of a data folder that cannot be used: the reason, and what to do. */
export function unusableFolder(folder: string, error: unknown): StartError {
  const isFull = isDiskFull(error) || errorField(error, "errcode") === SQLITE_FULL;
  const advice = isFull ? "its disk is full: free space there" : "make it writable";
  return new StartError(`The data folder ${folder} cannot be used (${reasonOf(error)}): ${advice}, or set another DATA_DIR.`);
}

/** Creates a folder of the server's data. Fails with a `StartError` that says what to do. */
export async function makeFolder(folder: string, { mode = 0o777 }: { mode?: number } = {}): Promise<void> {
  try {
    await makeAll(folder, mode);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}
