import type { StoredDraft } from "#contracts/draft/draft.ts";
import { isUncertain } from "#admin-app/errors/failure.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { readSession, subscribeToSession } from "#admin-app/session/session-store.ts";
import { pendingDrops } from "./pending-drops.ts";
import { createServerCopies, nameOf } from "./server-copies.ts";
import type { DraftKey, SentDraft } from "./server-copy.ts";

/** Bytes that the server reads of a request; a little less than its limit. */
const REQUEST_MAX_BYTES = 1_000_000;

/** A draft that is too large to be sent. */
class TooLarge extends Error {}

/** What lists and dashboard know of the server's drafts, without asking again. */
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
  const leaveOut = () => changeListed((drafts) => without(drafts, key));
  leaveOut();
  await rpcClient.drafts.drop.mutate(key);
  leaveOut(); // it may have been read meanwhile
}

const isRefusal = (error: unknown) => error instanceof TooLarge || !isUncertain(error);

/** The drafts of this tab on the server. */
export const serverCopies = createServerCopies({ keep, drop, isRefusal }, pendingDrops);

let isWatching = false;

/** Sends what waits, of an earlier page too, when the page may go away and when the network is back, and nothing once the session has ended: the
 *  next one may be another administrator's. */
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
