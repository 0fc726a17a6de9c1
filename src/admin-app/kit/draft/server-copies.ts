import type { z } from "zod";
import type { draftKeySchema, keepDraftSchema } from "#contracts/draft/draft.ts";

export type DraftKey = z.infer<typeof draftKeySchema>;
export type SentDraft = z.infer<typeof keepDraftSchema>;

/** A pause in typing after which a draft is sent. */
const SEND_AFTER_MS = 2_000;
const TRY_AGAIN_AFTER_MS = 15_000;

/** State of a draft's copy on the server: when it was stored last, and whether a failed try left it behind the form. */
export type Copy = { keptAt?: string; isBehind: boolean };

/** Calls to the server. `isRefusal` tells an answer that another try would not change. */
type Calls = {
  keep: (draft: SentDraft) => Promise<{ updated_at: string }>;
  drop: (key: DraftKey) => Promise<unknown>;
  isRefusal: (error: unknown) => boolean;
};

/** Remembers the drafts that were ended until the server has heard of it, beyond the end of the page. */
type PendingDrops = { add: (key: DraftKey) => void; remove: (key: DraftKey) => void; all: () => DraftKey[] };

/** A draft on its way: what is to be sent next, and what the server holds. */
type Sending = { key: DraftKey; copy: Copy; next?: SentDraft | "drop" | undefined; isDropped: boolean; isBusy: boolean; timer?: number };

export const nameOf = ({ noun, id, tab }: DraftKey) => `${noun} ${id ?? "new"} ${tab}`;

/** Sends each draft by itself: one request at a time, then its newest state. What fails without an answer is sent
 *  again. */
function createQueue(
  send: (key: DraftKey, sent: SentDraft | "drop") => Promise<Copy>,
  isRefusal: Calls["isRefusal"],
  onChange: () => void,
) {
  const sendings = new Map<string, Sending>();

  function show(sending: Sending, copy: Copy): void {
    sending.copy = copy;
    onChange();
  }

  function schedule(ms: number, sending: Sending): void {
    clearTimeout(sending.timer);
    if (ms === 0) void run(sending);
    else sending.timer = Number(setTimeout(() => void run(sending), ms));
  }

  async function run(sending: Sending): Promise<void> {
    const { next: sent, isBusy, key } = sending;
    if (isBusy || sent === undefined) return;
    Object.assign(sending, { next: undefined, isBusy: true });
    let pause = 0;
    try {
      show(sending, await send(key, sent));
    } catch (error) {
      show(sending, { ...sending.copy, isBehind: true });
      if (!isRefusal(error)) {
        sending.next ??= sent; // unless something newer waits already
        pause = TRY_AGAIN_AFTER_MS;
      }
    }
    sending.isBusy = false;
    if (sending.next !== undefined) schedule(pause, sending);
  }

  return {
    get: (key: DraftKey) => sendings.get(nameOf(key)),
    all: () => [...sendings.values()],
    schedule,
    plan({ noun, id, tab }: DraftKey, next: SentDraft | "drop"): void {
      const key = { noun, id, tab };
      const sending = sendings.get(nameOf(key)) ?? { key, copy: { isBehind: false }, isDropped: false, isBusy: false };
      sendings.set(nameOf(key), Object.assign(sending, { next, isDropped: next === "drop" }));
      schedule(next === "drop" ? 0 : SEND_AFTER_MS, sending);
    },
  };
}

/** The drafts that this page sends to the server. */
export function createServerCopies({ keep, drop, isRefusal }: Calls, pending: PendingDrops) {
  const listeners = new Set<() => void>();
  const queue = createQueue(send, isRefusal, () => listeners.forEach((listener) => listener()));

  async function send(key: DraftKey, sent: SentDraft | "drop"): Promise<Copy> {
    if (sent !== "drop") return { keptAt: (await keep(sent)).updated_at, isBehind: false };
    await drop(key);
    pending.remove(key);
    return { isBehind: false };
  }

  function end(key: DraftKey): void {
    pending.add(key);
    queue.plan(key, "drop");
  }

  return {
    /** Sends a draft after a pause in typing. */
    keep(draft: SentDraft): void {
      pending.remove(draft);
      queue.plan(draft, draft);
    },
    /** Ends a draft on the server; one that this page has not sent is dropped only where `isElsewhere`. */
    drop(key: DraftKey, isElsewhere: boolean): void {
      if (isElsewhere || queue.get(key)) end(key);
    },
    /** Ends what an earlier page ended without an answer. */
    dropPending: (): void => pending.all().forEach(end),
    /** Sends at once what waits: the page may go away, or the network is back. */
    flush: (): void => queue.all().forEach((sending) => queue.schedule(0, sending)),
    /** Sends nothing of what waits. */
    forget(): void {
      for (const sending of queue.all()) {
        clearTimeout(sending.timer);
        sending.next = undefined;
      }
    },
    copyOf: (key: DraftKey): Copy | undefined => queue.get(key)?.copy,
    /** Whether this page has ended a draft, or is about to. */
    isDropped: (key: DraftKey): boolean => queue.get(key)?.isDropped ?? false,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
