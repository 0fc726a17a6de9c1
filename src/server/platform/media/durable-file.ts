import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Prefix of files whose write a crash may cut short; they are swept at the next start. */
export const TEMPORARY_PREFIX = ".tmp-";

/** Writes a file so that its name always stands for all of its bytes or for nothing: written aside, flushed to the
 *  disk, renamed, and the folder flushed too. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, TEMPORARY_PREFIX + randomBytes(8).toString("hex"));
  try {
    const file = await open(temporary, "wx", 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
