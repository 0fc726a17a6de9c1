import type { StoredDraft } from "#contracts/draft/draft.ts";
import { isUncertain } from "#admin-app/kit/errors/failure.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { readSession, subscribeToSession } from "#admin-app/kit/session/session-store.ts";
import { createServerCopies, type DraftKey, nameOf, type SentDraft } from "./server-copies.ts";

/** Bytes that the server reads of a request; a little less than its limit. */
const REQUEST_MAX_BYTES = 1_000_000;

/** A draft that is too large to be sent. */
class TooLarge extends Error {}

/** Changes the cached list of the server's drafts, which lists and dashboard show, without asking again. */
function changeListed(change: (drafts: StoredDraft[]) => StoredDraft[]): void {
  queries.drafts.list.setData(undefined, (drafts) => drafts && change(drafts));
}

const without = (drafts: StoredDraft[], key: DraftKey) => drafts.filter((draft) => nameOf(draft) !== nameOf(key));

async function keep(draft: SentDraft): Promise<{ updated_at: string }> {
  if (new TextEncoder().encode(JSON.stringify(draft)).length > REQUEST_MAX_BYTES) throw new TooLarge();
  const kept = await rpcClient.drafts.keep.mutate(draft);
  const { content: _, ...listed } = draft;
  changeListed((drafts) => [{ ...listed, ...kept }, ...without(drafts, draft)]);
  return kept;
}

async function drop(key: DraftKey): Promise<void> {
  const hideDraft = () => changeListed((drafts) => without(drafts, key));
  hideDraft();
  await rpcClient.drafts.drop.mutate(key);
  hideDraft(); // it may have been read meanwhile
}

const isRefusal = (error: unknown) => error instanceof TooLarge || !isUncertain(error);

const DROPPED = "admin-drop:";

const droppedName = ({ noun, id, tab }: DraftKey) => `${DROPPED}${noun}:${id ?? "new"}:${tab}`;

/** Ended drafts of which the server has not heard yet. In the storage that writes at once, since the page may go away
 *  before the server hears. */
const pendingDrops = {
  add(key: DraftKey): void {
    try {
      localStorage.setItem(droppedName(key), readSession()?.user.username ?? "");
    } catch {
      // full, or forbidden: the draft is offered once more
    }
  },
  remove: (key: DraftKey): void => localStorage.removeItem(droppedName(key)),
  /** Those of the administrator who is signed in. */
  all(): DraftKey[] {
    const me = readSession()?.user.username;
    const names = Object.keys(localStorage).filter((name) => name.startsWith(DROPPED) && localStorage.getItem(name) === me);
    return names.map((name) => {
      const [noun = "", id, tab = ""] = name.slice(DROPPED.length).split(":");
      return { noun, id: id === "new" ? null : Number(id), tab };
    });
  },
};

/** The drafts of this tab on the server. */
export const serverCopies = createServerCopies({ keep, drop, isRefusal }, pendingDrops);

let isWatching = false;

/** Sends waiting drafts, of an earlier page too, when the page may go away and when the network is back. Nothing once
 *  the session has ended: the next one may be another administrator's. */
export function watchCopies(): void {
  if (isWatching) return;
  isWatching = true;
  serverCopies.dropPending();
  window.addEventListener("online", () => serverCopies.flush());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") serverCopies.flush();
  });
  subscribeToSession(() => {
    if (readSession()) serverCopies.dropPending();
    else serverCopies.forget();
  });
}
