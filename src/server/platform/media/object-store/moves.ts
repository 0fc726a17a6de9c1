import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ObjectStore } from "./object-store.ts";

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
export function createMoves({ folder, store, hold, isHere, namesHere, namesInStore }: Places) {
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

    /** Deletes old copies from the folder, of files that the object store is seen to hold only: what was not moved there yet stays. Gives how many. */
    async dropCopies(now: Date): Promise<number> {
      const known = new Set(await namesInStore());
      let dropped = 0;
      for (const name of (await namesHere()).filter((candidate) => known.has(candidate))) {
        const file = await stat(join(folder, name)).catch(() => undefined); // dropped by another instance on the same folder
        if (!file || now.getTime() - file.mtimeMs < COPY_KEPT_MS) continue;
        await rm(join(folder, name), { force: true });
        dropped += 1;
      }
      return dropped;
    },
  };
}
