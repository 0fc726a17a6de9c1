import { randomBytes } from "node:crypto";
import { open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Prefix of files whose write a crash may cut short; they are swept at the next start. */
export const TEMPORARY_PREFIX = ".tmp-";

/** Writes a file so that its name always stands for all of its bytes or for nothing: written aside, flushed to the
 *  disk, renamed, and the folder flushed too. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, TEMPORARY_PREFIX + randomBytes(8).toString("hex"));
  try {
    await writeFile(temporary, bytes, { flag: "wx", mode: 0o644, flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
