import type { z } from "zod";
import type { draftKeySchema, keepDraftSchema } from "#contracts/draft/draft.ts";

export type DraftKey = z.infer<typeof draftKeySchema>;
export type SentDraft = z.infer<typeof keepDraftSchema>;

/** A pause in typing after which a draft is sent. */
const SEND_AFTER_MS = 2_000;
const TRY_AGAIN_AFTER_MS = 15_000;

/** What the server holds of a draft: when it stored it last, and whether it still lacks what was typed since because a try has failed. */
export type Copy = { keptAt?: string; isBehind: boolean };

/** What the server is asked. `isRefusal` tells an answer that another try would not change. */
export type Calls = {
  keep: (draft: SentDraft) => Promise<{ updated_at: string }>;
  drop: (key: DraftKey) => Promise<unknown>;
  isRefusal: (error: unknown) => boolean;
};

/** Sends one draft to the server: one request at a time, then the newest state. What fails without an answer is sent again. */
export function createServerCopy(key: DraftKey, { keep, drop, isRefusal }: Calls, onChange: () => void) {
  let copy: Copy = { isBehind: false };
  let next: SentDraft | "drop" | undefined;
  let isDropped = false;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(changed: Copy): void {
    copy = changed;
    onChange();
  }

  function runAfter(ms: number): void {
    clearTimeout(timer);
    if (ms === 0) void run();
    else timer = setTimeout(() => void run(), ms);
  }

  async function send(sent: SentDraft | "drop"): Promise<Copy> {
    if (sent !== "drop") return { keptAt: (await keep(sent)).updated_at, isBehind: false };
    await drop(key);
    return { isBehind: false };
  }

  async function run(): Promise<void> {
    const sent = next;
    if (isBusy || sent === undefined) return;
    [next, isBusy] = [undefined, true];
    let pause = 0;
    try {
      show(await send(sent));
    } catch (error) {
      show({ ...copy, isBehind: true });
      if (!isRefusal(error)) {
        next ??= sent; // unless something newer waits already
        pause = TRY_AGAIN_AFTER_MS;
      }
    }
    isBusy = false;
    if (next !== undefined) runAfter(pause);
  }

  return {
    copy: () => copy,
    isDropped: () => isDropped,
    keep(draft: SentDraft): void {
      [next, isDropped] = [draft, false];
      runAfter(SEND_AFTER_MS);
    },
    drop(): void {
      [next, isDropped] = ["drop", true];
      runAfter(0);
    },
    flush: () => runAfter(0),
    forget(): void {
      clearTimeout(timer);
      next = undefined;
    },
  };
}
