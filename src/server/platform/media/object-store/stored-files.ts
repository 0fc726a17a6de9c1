import { DAY_MS } from "#server/platform/database/durations.ts";
import { mkdir, readdir, readFile, stat, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isMissingFile } from "#server/platform/errors/error-causes.ts";
import { RENDITIONS_FOLDER, STORED_NAME } from "#server/platform/media/stored-name.ts";
import { TEMPORARY_PREFIX, writeDurably } from "#server/platform/media/durable-file.ts";
import type { ObjectStore } from "./object-store.ts";

/** Stored files and their renditions, by their names under the uploads folder. */
export type StoredFiles = ReturnType<typeof createStoredFiles>;

/** Lists the names in a folder; none where it is missing. Fails where it cannot be read. */
async function list(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
}

/** Lists the stored files in the folder, renditions included. */
async function listStored(folder: string): Promise<string[]> {
  const own = await list(folder);
  const made = await list(join(folder, RENDITIONS_FOLDER));
  const renditions = made.filter((name) => !name.startsWith(TEMPORARY_PREFIX));
  return [...own.filter((name) => STORED_NAME.test(name)), ...renditions.map((name) => `${RENDITIONS_FOLDER}/${name}`)];
}

function requireBytes(name: string, bytes: Buffer | undefined): Buffer {
  if (!bytes) throw new Error(`${name} is gone from the object store`);
  return bytes;
}

/** Gives the size of a file in bytes; undefined where there is none. None of ours is empty: an empty file has lost its
 *  content. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

/** Creates the store of files in a folder. With an object store, the files are there, and the folder holds copies of
 *  those that were read lately: every read is from the folder. */
export function createStoredFiles(folder: string, store?: ObjectStore) {
  const fetching = new Map<string, Promise<boolean>>();

  const sizeHere = (name: string) => sizeOf(join(folder, name));
  const isHere = async (name: string) => ((await sizeHere(name)) ?? 0) > 0;

  async function writeHere(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeDurably(path, bytes);
  }

  async function fetchCopy(name: string): Promise<boolean> {
    const bytes = await store?.read(name);
    if (bytes) await writeHere(name, bytes);
    return bytes !== undefined;
  }

  /** Ensures that a file can be read from the folder; false where there is none. Fails with `unavailable` where the
   *  object store does not answer. */
  async function hold(name: string): Promise<boolean> {
    if (await isHere(name)) return true;
    if (!store) return false;
    const asked = fetching.get(name) ?? fetchCopy(name).finally(() => fetching.delete(name));
    fetching.set(name, asked);
    return asked;
  }

  const namesInStore = async () => (await store?.list())?.map(({ name }) => name) ?? [];

  return {
    hold,

    /** Whether there is such a file, without copying it. */
    has: async (name: string) => (await isHere(name)) || (await store?.has(name)) === true,

    /** Whether a file in the folder has lost its content. */
    isEmptied: async (name: string) => (await sizeHere(name)) === 0,

    /** Resolves once the file is safely stored. */
    async write(name: string, bytes: Uint8Array): Promise<void> {
      await store?.write(name, bytes);
      await writeHere(name, bytes);
    },

    /** Lists the names of all stored files, without renditions and without emptied ones. */
    async names(): Promise<string[]> {
      const here: string[] = [];
      for (const name of (await listStored(folder)).filter((each) => STORED_NAME.test(each))) if (await isHere(name)) here.push(name);
      return [...new Set([...here, ...(await namesInStore()).filter((name) => STORED_NAME.test(name))])];
    },

    /** Reads a file. Fails where there is none. */
    async read(name: string): Promise<Buffer> {
      return (await isHere(name)) || !store ? readFile(join(folder, name)) : requireBytes(name, await store.read(name));
    },

    ...createMoves({ folder, store, hold, isHere, namesHere: () => listStored(folder), namesInStore }),
  };
}

/** Time for which a copy of a file in the object store stays in the folder. */
const COPY_KEPT_MS = 7 * DAY_MS;

type MoveContext = {
  folder: string;
  store: ObjectStore | undefined;
  hold: (name: string) => Promise<boolean>;
  isHere: (name: string) => Promise<boolean>;
  namesHere: () => Promise<string[]>;
  namesInStore: () => Promise<string[]>;
};

/** Moves files between the folder and the object store. Without one there is nothing to move. */
function createMoves({ folder, store, hold, isHere, namesHere, namesInStore }: MoveContext) {
  return {
    /** Copies to the object store what it lacks; gives how many files. */
    async moveToStore(): Promise<number> {
      const known = new Set(await namesInStore());
      const missing = (await namesHere()).filter((name) => !known.has(name));
      for (const name of missing) await store?.write(name, await readFile(join(folder, name)));
      return missing.length;
    },

    /** Copies to the folder what only the object store has; gives how many files. */
    async moveFromStore(): Promise<number> {
      let moved = 0;
      for (const name of await namesInStore()) if (!(await isHere(name)) && (await hold(name))) moved += 1;
      return moved;
    },

    /** Deletes old copies from the folder, only of files that are seen in the object store: files not moved there yet
     *  stay. Gives how many. */
    async dropCopies(now: Date): Promise<number> {
      const known = new Set(await namesInStore());
      let dropped = 0;
      for (const name of (await namesHere()).filter((candidate) => known.has(candidate))) {
        // dropped by another instance on the same folder
        const file = await stat(join(folder, name)).catch(() => undefined);
        if (!file || now.getTime() - file.mtimeMs < COPY_KEPT_MS) continue;
        await rm(join(folder, name), { force: true });
        dropped += 1;
      }
      return dropped;
    },
  };
}
