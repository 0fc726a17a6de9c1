/** Every draft's key begins with this, in both storages. Earlier releases stored drafts under the same keys, in
 *  `localStorage` alone. */
export const DRAFT_PREFIX = "admin-draft:";

/** The browser's database, as far as drafts need it. */
type Disk = {
  entries: () => Promise<[string, string][]>;
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, text: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

function isNewer(text: string, than: string | undefined): boolean {
  // Written by `writeDraft`, of this release or an earlier one.
  const readSaveTime = (json: string) => (JSON.parse(json) as { savedAt?: string }).savedAt ?? "";
  try {
    return than === undefined || readSaveTime(text) >= readSaveTime(than);
  } catch {
    return false; // not JSON: no draft of ours
  }
}

/** Drafts on the disk. `journal` is the storage that writes at once: for the moment in which a page goes away, when
 *  nothing asynchronous comes to an end, and where there is no disk (a private window). */
export function createDraftStorage({ disk, journal }: { disk: Disk; journal: () => Storage }) {
  async function store(key: string, text: string): Promise<void> {
    await disk.set(key, text);
    const journaled = journal().getItem(key);
    if (journaled !== null && isNewer(text, journaled)) journal().removeItem(key);
  }

  return {
    /** Reads all that is stored. What is in the journal is moved to the disk: pages that went away wrote it there, and
     *  earlier releases. */
    async readAll(): Promise<Map<string, string>> {
      const texts = new Map(await disk.entries().catch(() => [])); // no disk: there is the journal alone
      for (const key of Object.keys(journal()).filter((name) => name.startsWith(DRAFT_PREFIX))) {
        const text = journal().getItem(key) ?? "";
        if (!isNewer(text, texts.get(key))) journal().removeItem(key);
        else {
          texts.set(key, text);
          void store(key, text).catch(() => {}); // it stays in the journal
        }
      }
      return texts;
    },
    read: async (key: string): Promise<string | undefined> => journal().getItem(key) ?? disk.get(key).catch(() => undefined),
    /** Fails when neither takes it: both are full, or forbidden. */
    async write(key: string, text: string): Promise<void> {
      try {
        await store(key, text);
      } catch {
        journal().setItem(key, text);
      }
    },
    /** Writes like `write`, for the last moment of a page. */
    async writeAtOnce(key: string, text: string): Promise<void> {
      try {
        journal().setItem(key, text);
      } catch {
        await store(key, text); // larger than the journal
      }
    },
    async remove(key: string): Promise<void> {
      journal().removeItem(key);
      await disk.remove(key).catch(() => {}); // no disk: nothing is on it
    },
  };
}
