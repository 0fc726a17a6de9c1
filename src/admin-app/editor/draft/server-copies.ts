import { type Calls, type Copy, createServerCopy, type DraftKey, type SentDraft } from "./server-copy.ts";

export const nameOf = ({ noun, id, tab }: DraftKey) => `${noun} ${id ?? "new"} ${tab}`;

/** Remembers the drafts that were ended until the server has heard of it, beyond the end of the page. */
type PendingDrops = { add: (key: DraftKey) => void; remove: (key: DraftKey) => void; all: () => DraftKey[] };

/** The drafts that this page sends to the server, each by itself. */
export function createServerCopies({ keep, drop, isRefusal }: Calls, pending: PendingDrops) {
  const copies = new Map<string, ReturnType<typeof createServerCopy>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function dropAndForget(key: DraftKey): Promise<void> {
    await drop(key);
    pending.remove(key);
  }

  function copyAt({ noun, id, tab }: DraftKey) {
    const key = { noun, id, tab };
    const copy = copies.get(nameOf(key)) ?? createServerCopy(key, { keep, drop: dropAndForget, isRefusal }, tell);
    copies.set(nameOf(key), copy);
    return copy;
  }

  function end(key: DraftKey): void {
    pending.add(key);
    copyAt(key).drop();
  }

  return {
    /** Sends a draft after a pause in typing. */
    keep(draft: SentDraft): void {
      pending.remove(draft);
      copyAt(draft).keep(draft);
    },
    /** Ends a draft on the server; one that this page has not sent is dropped only where `isElsewhere`. */
    drop(key: DraftKey, isElsewhere: boolean): void {
      if (isElsewhere || copies.has(nameOf(key))) end(key);
    },
    /** Ends what an earlier page ended without an answer. */
    dropPending(): void {
      for (const key of pending.all()) end(key);
    },
    /** Sends at once what waits: the page may go away, or the network is back. */
    flush(): void {
      for (const copy of copies.values()) copy.flush();
    },
    /** Sends nothing of what waits. */
    forget(): void {
      for (const copy of copies.values()) copy.forget();
    },
    copyOf: (key: DraftKey): Copy | undefined => copies.get(nameOf(key))?.copy(),
    /** Whether this page has ended a draft, or is about to. */
    isDropped: (key: DraftKey): boolean => copies.get(nameOf(key))?.isDropped() ?? false,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
