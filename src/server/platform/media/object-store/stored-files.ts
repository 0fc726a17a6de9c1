import { DAY_MS } from "#server/platform/database/durations.ts";
import { mkdir, readdir, readFile, stat, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isMissingFile } from "#server/platform/errors/error-causes.ts";
import { RENDITIONS_FOLDER, STORED_NAME } from "#server/platform/media/stored-name.ts";
import { TEMPORARY_PREFIX, writeDurably } from "#server/platform/media/durable-file.ts";
import type { ObjectStore } from "./object-store.ts";

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

/** Gives the size of a file in bytes; undefined where there is none. None of ours is empty: an empty file has lost its
 *  content. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

/** Time for which a copy of a file in the object store stays in the folder. */
const COPY_KEPT_MS = 7 * DAY_MS;

/** Stored files and their renditions, by their names under the uploads folder. With an object store, the files are
 *  there, and the folder holds copies of those that were read lately: every read is from the folder. */
export class StoredFiles {
  readonly #folder: string;
  readonly #store: ObjectStore | undefined;
  readonly #fetching = new Map<string, Promise<boolean>>();

  constructor(folder: string, store?: ObjectStore) {
    this.#folder = folder;
    this.#store = store;
  }

  /** Ensures that a file can be read from the folder; false where there is none. Fails with `unavailable` where the
   *  object store does not answer. */
  async hold(name: string): Promise<boolean> {
    if (await this.#isHere(name)) return true;
    if (!this.#store) return false;
    const asked = this.#fetching.get(name) ?? this.#fetchCopy(name).finally(() => this.#fetching.delete(name));
    this.#fetching.set(name, asked);
    return asked;
  }

  /** Whether there is such a file, without copying it. */
  async has(name: string): Promise<boolean> {
    return (await this.#isHere(name)) || (await this.#store?.has(name)) === true;
  }

  /** Whether a file in the folder has lost its content. */
  async isEmptied(name: string): Promise<boolean> {
    return (await sizeOf(join(this.#folder, name))) === 0;
  }

  /** Resolves once the file is safely stored. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    await this.#store?.write(name, bytes);
    await this.#writeHere(name, bytes);
  }

  /** Lists the names of all stored files, without renditions and without emptied ones. */
  async names(): Promise<string[]> {
    const here: string[] = [];
    for (const name of (await listStored(this.#folder)).filter((each) => STORED_NAME.test(each)))
      if (await this.#isHere(name)) here.push(name);
    return [...new Set([...here, ...(await this.#namesInStore()).filter((name) => STORED_NAME.test(name))])];
  }

  /** Reads a file. Fails where there is none. */
  async read(name: string): Promise<Buffer> {
    if ((await this.#isHere(name)) || !this.#store) return readFile(join(this.#folder, name));
    const bytes = await this.#store.read(name);
    if (!bytes) throw new Error(`${name} is gone from the object store`);
    return bytes;
  }

  /** Copies to the object store what it lacks; gives how many files. */
  async moveToStore(): Promise<number> {
    const known = new Set(await this.#namesInStore());
    const missing = (await listStored(this.#folder)).filter((name) => !known.has(name));
    for (const name of missing) await this.#store?.write(name, await readFile(join(this.#folder, name)));
    return missing.length;
  }

  /** Copies to the folder what only the object store has; gives how many files. */
  async moveFromStore(): Promise<number> {
    let moved = 0;
    for (const name of await this.#namesInStore()) if (!(await this.#isHere(name)) && (await this.hold(name))) moved += 1;
    return moved;
  }

  /** Deletes old copies from the folder, only of files that are seen in the object store: files not moved there yet
   *  stay. Gives how many. */
  async dropCopies(now: Date): Promise<number> {
    const known = new Set(await this.#namesInStore());
    let dropped = 0;
    for (const name of (await listStored(this.#folder)).filter((candidate) => known.has(candidate))) {
      // dropped by another instance on the same folder
      const file = await stat(join(this.#folder, name)).catch(() => undefined);
      if (!file || now.getTime() - file.mtimeMs < COPY_KEPT_MS) continue;
      await rm(join(this.#folder, name), { force: true });
      dropped += 1;
    }
    return dropped;
  }

  async #isHere(name: string): Promise<boolean> {
    return ((await sizeOf(join(this.#folder, name))) ?? 0) > 0;
  }

  async #writeHere(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeDurably(path, bytes);
  }

  async #fetchCopy(name: string): Promise<boolean> {
    const bytes = await this.#store?.read(name);
    if (bytes) await this.#writeHere(name, bytes);
    return bytes !== undefined;
  }

  async #namesInStore(): Promise<string[]> {
    return (await this.#store?.list())?.map(({ name }) => name) ?? [];
  }
}
