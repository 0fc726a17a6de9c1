import { access, constants, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#server/platform/errors/app-error.ts";
import { makeFolder } from "#server/platform/database/make-folder.ts";
import { CARDS_FOLDER, RENDITIONS_FOLDER, bareName } from "./stored-name.ts";
import { TEMPORARY_PREFIX } from "./durable-file.ts";
import type { ObjectStore } from "./object-store/object-store.ts";
import { StoredFiles } from "./object-store/stored-files.ts";

/** Folders of the derivatives of stored pictures. Each of these files begins with the name of its picture. */
const DERIVATIVE_FOLDERS = [RENDITIONS_FOLDER, CARDS_FOLDER];

/** Pattern of our names: other files in the folder are not ours to delete. */
const STORED = /^[0-9a-f]{32}[.-]/;

/** Gives the name of the upload to which a stored file belongs. */
function uploadOf(name: string): string {
  return name.startsWith(`${RENDITIONS_FOLDER}/`) ? `${bareName(name.slice(RENDITIONS_FOLDER.length + 1))}.webp` : name;
}

/** Deletes an upload and its renditions from the object store. Files that stay because the store does not answer have
 *  no row: they are swept later. */
async function removeFromStore(store: ObjectStore, filename: string): Promise<void> {
  try {
    for (const { name } of await store.list(`${RENDITIONS_FOLDER}/${bareName(filename)}`)) await store.remove(name);
    await store.remove(filename);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Creates the folder of stored files, or an object store with this folder before it. Rows are not its concern. */
export function createUploadFolder(folder: string, store?: ObjectStore) {
  return {
    folder,
    files: new StoredFiles(folder, store),

    /** Makes the folder and sweeps the leftovers of interrupted writes. Called once, before anything is served. Fails
     *  with a `StartError` where the object store cannot be used. */
    async prepare(): Promise<void> {
      await store?.check();
      await makeFolder(folder);
      const names = await readdir(folder);
      await Promise.all(names.filter((name) => name.startsWith(TEMPORARY_PREFIX)).map((name) => rm(join(folder, name))));
    },

    /** Whether a file could be stored now, and the free bytes. */
    async readFreeSpace(): Promise<{ is_writable: boolean; free: number }> {
      try {
        await access(folder, constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        return { is_writable: true, free: bavail * bsize };
      } catch {
        return { is_writable: false, free: 0 }; // the reason is in the system's own log
      }
    },

    /** Lists the names of the stored files first written at or after a moment. A file that is gone counts while a
     *  derivative of it is left, which has a date too. */
    async namesSince(moment: Date): Promise<string[]> {
      const writtenFirst = new Map<string, Date>();
      const note = (name: string, written: Date) => {
        const known = writtenFirst.get(name);
        if (!known || written < known) writtenFirst.set(name, written);
      };
      for (const part of ["", ...DERIVATIVE_FOLDERS]) {
        for (const name of await readdir(join(folder, part)).catch(() => [])) {
          if (!STORED.test(name)) continue;
          // swept by another instance meanwhile
          const file = await stat(join(folder, part, name)).catch(() => undefined);
          if (file?.isFile()) note(part ? `${bareName(name)}.webp` : name, file.mtime);
        }
      }
      for (const { name, writtenAt } of (await store?.list()) ?? []) if (STORED.test(uploadOf(name))) note(uploadOf(name), writtenAt);
      return [...writtenFirst].filter(([, written]) => written >= moment).map(([name]) => name);
    },

    /** Deletes files, and the renditions and cards made of them. Treats those that are already gone as success. */
    async remove(filenames: string[]): Promise<void> {
      const gone = new Set(filenames.map(bareName));
      if (gone.size === 0) return;
      for (const made of DERIVATIVE_FOLDERS) {
        const names = await readdir(join(folder, made)).catch(() => []);
        const theirs = names.filter((name) => gone.has(bareName(name)));
        await Promise.all(theirs.map((name) => rm(join(folder, made, name), { force: true })));
      }
      await Promise.all(filenames.map((filename) => rm(join(folder, filename), { force: true })));
      if (store) for (const filename of filenames) await removeFromStore(store, filename);
    },
  };
}
