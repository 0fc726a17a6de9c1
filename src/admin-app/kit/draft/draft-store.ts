import { createStore, del, entries, get, set } from "idb-keyval";
import { createDraftStorage, DRAFT_PREFIX } from "./draft-storage.ts";

/** Time that a screen waits for a browser that does not open its database. */
const OPEN_WITHIN_MS = 3_000;

/** Tells other tabs which key was written. */
type Channel = { tell: (key: string) => void; listen: (listener: (key: string) => void) => void };

/** Makes a list of listeners to changed drafts. */
function createListeners() {
  const listeners = new Set<(key: string) => void>();
  return {
    announce: (key: string): void => listeners.forEach((listener) => listener(key)),
    subscribe: (listener: (key: string) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The drafts of this browser, held in memory as its tabs last wrote them, so that a form opens with its draft at
 *  once. */
export function createDraftStore(storage: ReturnType<typeof createDraftStorage>, channel: Channel) {
  const texts = new Map<string, string>();
  const { announce, subscribe } = createListeners();
  /** Keys that are on their way off the disk: what was read of them before is no draft any more. */
  const removing = new Set<string>();
  let opening: Promise<void> | undefined;

  /** Another tab has written or removed a draft. */
  async function readAgain(key: string): Promise<void> {
    const text = await storage.read(key);
    if (removing.has(key)) return;
    if (text === undefined) texts.delete(key);
    else texts.set(key, text);
    announce(key);
  }

  async function read(): Promise<void> {
    channel.listen((key) => void readAgain(key));
    for (const [key, text] of await storage.readAll()) if (!texts.has(key)) texts.set(key, text);
  }

  async function write(key: string, text: string): Promise<void> {
    removing.delete(key);
    texts.set(key, text);
    await storage.write(key, text);
    channel.tell(key);
  }

  async function remove(key: string): Promise<void> {
    texts.delete(key);
    removing.add(key);
    announce(key);
    await storage.remove(key);
    removing.delete(key);
    channel.tell(key);
  }

  return {
    open: () => (opening ??= Promise.race([read(), new Promise<void>((resolve) => setTimeout(resolve, OPEN_WITHIN_MS))])),
    keys: () => [...texts.keys()],
    get: (key: string) => texts.get(key),
    /** Fails when the browser stores nothing more. */
    set: write,
    remove,
    /** Stores a draft like `set`, for the last moment of a page. */
    leave(key: string, text: string): Promise<void> {
      texts.set(key, text);
      return storage.writeAtOnce(key, text);
    },
    /** Stores a draft under the name of another tab. It leaves the old name at once, and the disk once the new one is
     *  on it. */
    async move(from: string, to: string, text: string): Promise<void> {
      texts.delete(from);
      await write(to, text);
      await remove(from);
    },
    /** Calls `listener` with the key of each draft that another tab wrote, or that is removed. */
    subscribe,
  };
}

const NAME = "lumidar-drafts";
const inDatabase = createStore(NAME, "drafts");
let toOthers: BroadcastChannel | undefined;

export const draftStore = createDraftStore(
  createDraftStorage({
    disk: {
      entries: () => entries(inDatabase),
      get: (key) => get(key, inDatabase),
      set: (key, text) => set(key, text, inDatabase),
      remove: (key) => del(key, inDatabase),
    },
    journal: () => localStorage,
  }),
  {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no such argument
    tell: (key) => toOthers?.postMessage(key),
    listen: (listener) => {
      toOthers = new BroadcastChannel(NAME);
      toOthers.addEventListener("message", ({ data }) => listener(String(data)));
      window.addEventListener("storage", ({ key }) => {
        if (key?.startsWith(DRAFT_PREFIX)) listener(key);
      });
    },
  },
);
