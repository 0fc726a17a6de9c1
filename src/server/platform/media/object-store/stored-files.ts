import { mkdir, readdir, readFile, stat, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorField } from "#server/platform/errors/error-causes.ts";
import { RENDITIONS_FOLDER, STORED_NAME } from "#server/platform/media/stored-name.ts";
import { TEMPORARY_PREFIX, writeDurably } from "#server/platform/media/durable-file.ts";
import type { ObjectStore } from "./object-store.ts";

/** Stored files and their renditions, by their names under the uploads folder. */
export type StoredFiles = ReturnType<typeof createStoredFiles>;

/** The names in a folder; none where it is missing. Fails where it cannot be read. */
async function list(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorField(error, "code") === "ENOENT") return [];
    throw error;
  });
}

/** What stands in the folder, renditions included. */
async function namesIn(folder: string): Promise<string[]> {
  const own = await list(folder);
  const made = await list(join(folder, RENDITIONS_FOLDER));
  const renditions = made.filter((name) => !name.startsWith(TEMPORARY_PREFIX));
  return [...own.filter((name) => STORED_NAME.test(name)), ...renditions.map((name) => `${RENDITIONS_FOLDER}/${name}`)];
}

function found(name: string, bytes: Buffer | undefined): Buffer {
  if (!bytes) throw new Error(`${name} is gone from the object store`);
  return bytes;
}

/** Bytes of a file; undefined where there is none. None of ours is empty: one that is was emptied. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

/** Files stand in the folder. Where there is an object store they stand there, and the folder holds copies of those
 *  that were read lately: whatever is read is read from the folder. */
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

  /** Sees to it that a file can be read from the folder; false where there is none. Fails with `unavailable` where the
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

    /** Whether a file stands in the folder of which nothing is left. */
    isEmptied: async (name: string) => (await sizeHere(name)) === 0,

    /** Resolves once the file is where it stays. */
    async write(name: string, bytes: Uint8Array): Promise<void> {
      await store?.write(name, bytes);
      await writeHere(name, bytes);
    },

    /** The names of all stored files, without renditions and without those that were emptied. */
    async names(): Promise<string[]> {
      const here: string[] = [];
      for (const name of (await namesIn(folder)).filter((each) => STORED_NAME.test(each))) if (await isHere(name)) here.push(name);
      return [...new Set([...here, ...(await namesInStore()).filter((name) => STORED_NAME.test(name))])];
    },

    /** Fails where there is no such file. */
    async read(name: string): Promise<Buffer> {
      return (await isHere(name)) || !store ? readFile(join(folder, name)) : found(name, await store.read(name));
    },

    ...createMoves({ folder, store, hold, isHere, namesHere: () => namesIn(folder), namesInStore }),
  };
}

/** How long a copy of what the object store holds stays in the folder. */
const COPY_KEPT_MS = 7 * 24 * 60 * 60_000;

type Places = {
  folder: string;
  store: ObjectStore | undefined;
  hold: (name: string) => Promise<boolean>;
  isHere: (name: string) => Promise<boolean>;
  namesHere: () => Promise<string[]>;
  namesInStore: () => Promise<string[]>;
};

/** Moves files between the folder and the object store. Without one there is nothing to move. */
function createMoves({ folder, store, hold, isHere, namesHere, namesInStore }: Places) {
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

    /** Deletes old copies from the folder, of files that the object store is seen to hold only: what was not moved
     *  there yet stays. Gives how many. */
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
