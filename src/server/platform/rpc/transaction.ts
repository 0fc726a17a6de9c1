import { setTimeout as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Claim, claimKey, claimOf, storeReply } from "./idempotency/idempotency.ts";
import { type Author, forkWithAuthor } from "#server/platform/database/fork-with-author.ts";
import { middleware } from "./trpc.ts";
import type { Actor, AfterCommit, Context } from "./context.ts";
import { errorField, causesOf } from "#server/platform/errors/error-causes.ts";

/** PostgreSQL's codes for a transaction that it aborted for another one: serialization failure and deadlock. */
const ABORTED_FOR_ANOTHER = new Set(["40001", "40P01"]);

/** Whether a transaction failed only because of another one at the same time, and may succeed when it is run again. */
function isWriteConflict(thrown: unknown): boolean {
  return [...causesOf(thrown)].some((error) => ABORTED_FOR_ANOTHER.has(String(errorField(error, "code"))));
}

/** Maximum attempts after a deadlock or a serialization failure. */
const ATTEMPTS = 5;

/** Pause before the next attempt, times the attempts so far: the other transaction must end first. */
const PAUSE_MS = 25;

/** A write's name, and its input as text. */
export type Sent = { procedure: string; input: string };

/** The author of a write and its channel, as the history names them. */
function authorOf({ isRest, actor, announcesLater }: Context): Author {
  const via = actor ? "admin" : "site";
  return { actor: actor?.name, via: isRest ? "api" : via, announcesLater };
}

/** The owner of a request's idempotency keys. */
export function senderOf(actor: Actor | undefined): string | undefined {
  if (actor?.apiKey) return `api-key ${actor.apiKey}`;
  return actor?.session && `administrator ${actor.session.administrator}`;
}

type Committed<Reply> = { reply: Reply; effects: (() => unknown)[] };

async function runOnce<Reply>(
  context: Context,
  claim: Claim | undefined,
  work: (em: EntityManager, afterCommit: AfterCommit) => Promise<Reply>,
): Promise<Committed<Reply>> {
  const effects: Committed<Reply>["effects"] = [];
  const reply = await forkWithAuthor(context.em, authorOf(context)).transactional(async (transaction) => {
    const known = claim && (await claimKey(transaction, claim, context.now()));
    if (known !== undefined) return JSON.parse(known) as Reply; // stored by the same procedure
    const done = await work(transaction, (effect) => effects.push(effect));
    if (claim) await storeReply(transaction, claim, JSON.stringify(done));
    return done;
  });
  return { reply, effects };
}

/** Runs a transaction, and again if PostgreSQL aborted it for another one. */
async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !isWriteConflict(error)) throw error;
      await pause(PAUSE_MS * attempt);
    }
  }
}

/** Runs a write in one transaction, and again if PostgreSQL aborted it for another one (deadlock). If the request has
 *  a key, the reply is stored in the same transaction, and a repeated request gets it instead of being done twice: see
 *  decision 14. */
export async function inOneTransaction<Reply>(
  context: Context,
  sent: Sent,
  work: (em: EntityManager, afterCommit: AfterCommit) => Promise<Reply>,
): Promise<Reply> {
  const { idempotencyKey: key, actor } = context;
  const claim = key === undefined ? undefined : claimOf({ key, sender: senderOf(actor), ...sent });
  const { reply, effects } = await retryConflicts(() => runOnce(context, claim, work));
  for (const effect of effects) await effect();
  return reply;
}

/** Makes a mutation one transaction: `ctx.em` belongs to it, and it is undone when anything fails. Stands between
 *  `.input` and `.output`, so that a faulty input opens none, and the stored reply is what leaves the server. */
export const transaction = middleware(async ({ ctx, path, input, next }) => {
  const run = (em: EntityManager, afterCommit: AfterCommit) => next({ ctx: { em, afterCommit } });
  if (ctx.within) return run(ctx.em, ctx.within);
  const data = await inOneTransaction(ctx, { procedure: path, input: JSON.stringify(input) ?? "" }, async (em, afterCommit) => {
    const done = await run(em, afterCommit);
    if (!done.ok) throw done.error;
    return done.data;
  });
  // The marker that tRPC's types ask for exists in the types only.
  return { ok: true, data } as Awaited<ReturnType<typeof run>>;
});

/** Runs a part of the transaction under way that may fail without ending it: its writes are then undone. `work` gets a
 *  manager of its own, so that no entity of a failed part stays. */
export function inSavepoint<Result>(em: EntityManager, work: (em: EntityManager) => Promise<Result>): Promise<Result> {
  return em.fork({ keepTransactionContext: true }).transactional(work);
}
