import { access, constants, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#server/platform/errors/app-error.ts";
import { makeFolder } from "#server/platform/database/make-folder.ts";
import { CARDS_FOLDER, RENDITIONS_FOLDER, bareName } from "./stored-name.ts";
import { TEMPORARY_PREFIX } from "./durable-file.ts";
import type { ObjectStore } from "./object-store/object-store.ts";
import { createStoredFiles } from "./object-store/stored-files.ts";

/** Where what is made of stored pictures lies. Each of these files begins with the name of its picture. */
const DERIVATIVE_FOLDERS = [RENDITIONS_FOLDER, CARDS_FOLDER];

/** How our names begin: what else lies in the folder is not ours to delete. */
const STORED = /^[0-9a-f]{32}[.-]/;

/** The name of the upload that a stored file is, or was made of. */
function uploadOf(name: string): string {
  return name.startsWith(`${RENDITIONS_FOLDER}/`) ? `${bareName(name.slice(RENDITIONS_FOLDER.length + 1))}.webp` : name;
}

/** Deletes an upload and its renditions from the object store. What is left because the store does not answer has no
 *  row: it is swept later. */
async function removeFrom(store: ObjectStore, filename: string): Promise<void> {
  try {
    for (const { name } of await store.list(`${RENDITIONS_FOLDER}/${bareName(filename)}`)) await store.remove(name);
    await store.remove(filename);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** The stored files, as far as no row is concerned: in a folder, or in an object store before it. */
export function createUploadFolder(folder: string, store?: ObjectStore) {
  return {
    folder,
    files: createStoredFiles(folder, store),

    /** Makes the folder and sweeps the leftovers of interrupted writes. Called once, before anything is served. Fails
     *  with a `StartError` where the object store cannot be used. */
    async prepare(): Promise<void> {
      await store?.check();
      await makeFolder(folder);
      const names = await readdir(folder);
      await Promise.all(names.filter((name) => name.startsWith(TEMPORARY_PREFIX)).map((name) => rm(join(folder, name))));
    },

    /** Whether a file could be stored now, and for how many bytes there is room. */
    async room(): Promise<{ is_writable: boolean; free: number }> {
      try {
        await access(folder, constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        return { is_writable: true, free: bavail * bsize };
      } catch {
        return { is_writable: false, free: 0 }; // why is the operator's business, and in the system's own log
      }
    },

    /** Names of the stored files of which nothing was written before that moment, and of those that something is left
     *  of which was made of them. */
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

    /** Deletes files, and the renditions and cards made of them. Those that are gone already are no fault. */
    async remove(filenames: string[]): Promise<void> {
      const gone = new Set(filenames.map(bareName));
      if (gone.size === 0) return;
      for (const made of DERIVATIVE_FOLDERS) {
        const names = await readdir(join(folder, made)).catch(() => []);
        const theirs = names.filter((name) => gone.has(bareName(name)));
        await Promise.all(theirs.map((name) => rm(join(folder, made, name), { force: true })));
      }
      await Promise.all(filenames.map((filename) => rm(join(folder, filename), { force: true })));
      if (store) for (const filename of filenames) await removeFrom(store, filename);
    },
  };
}
