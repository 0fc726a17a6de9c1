import { setTimeout as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Claim, claimKey, claimOf, keepReply } from "./idempotency/idempotency.ts";
import { type Author, forkSigned } from "#server/platform/database/fork-signed.ts";
import { middleware } from "./trpc.ts";
import type { Actor, Context } from "./context.ts";
import { errorField, causesOf } from "#server/platform/errors/error-causes.ts";

/** PostgreSQL's codes for a transaction that it gave up so that another could go on: serialization failure and
 *  deadlock. */
const GIVEN_UP = new Set(["40001", "40P01"]);

/** Whether a transaction failed only because of another one at the same time, and may succeed when it is run again. */
function isWriteConflict(thrown: unknown): boolean {
  return [...causesOf(thrown)].some((error) => GIVEN_UP.has(String(errorField(error, "code"))));
}

/** How often a transaction that PostgreSQL gave up, so that another one could go on, is run in all. */
const ATTEMPTS = 5;

/** Before the next run, times the runs so far: the other transaction is to be through, else both meet again. */
const PAUSE_MS = 25;

/** Runs something once the transaction is committed, and not at all when it is undone. */
export type AfterCommit = (effect: () => unknown) => void;

/** What a write is called, and what was sent, as text. */
export type Sent = { procedure: string; input: string };

/** Who writes, and by which way, as the history names them. */
function authorOf({ isRest, actor, announcesLater }: Context): Author {
  const via = actor ? "admin" : "site";
  return { actor: actor?.name, via: isRest ? "api" : via, announcesLater };
}

/** Whose the idempotency keys of a request are. */
function senderOf(actor: Actor | undefined): string | undefined {
  if (actor?.apiKey) return `api-key ${actor.apiKey}`;
  return actor?.session && `administrator ${actor.session.administrator}`;
}

async function runOnce<Reply>(
  context: Context,
  claim: Claim | undefined,
  work: (em: EntityManager, afterCommit: AfterCommit) => Promise<Reply>,
): Promise<Reply> {
  const effects: (() => unknown)[] = [];
  const reply = await forkSigned(context.em, authorOf(context)).transactional(async (transaction) => {
    const known = claim && (await claimKey(transaction, claim, context.now()));
    if (known !== undefined) return JSON.parse(known) as Reply; // stored by the same procedure
    const done = await work(transaction, (effect) => effects.push(effect));
    if (claim) await keepReply(transaction, claim, JSON.stringify(done));
    return done;
  });
  for (const effect of effects) await effect();
  return reply;
}

/** Runs a write in one transaction, again when PostgreSQL gave it up for another one (deadlock). Where the request has
 *  a key, the reply is stored in the same transaction, and the same request gets it again instead of being done twice:
 *  see decision 14. */
export async function inOneTransaction<Reply>(
  context: Context,
  sent: Sent,
  work: (em: EntityManager, afterCommit: AfterCommit) => Promise<Reply>,
): Promise<Reply> {
  const { idempotencyKey: key, actor } = context;
  const claim = key === undefined ? undefined : claimOf({ key, sender: senderOf(actor), ...sent });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(context, claim, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isWriteConflict(error)) throw error;
      await pause(PAUSE_MS * attempt);
    }
  }
}

/** Makes a mutation one transaction: `ctx.em` belongs to it, and it is undone when anything fails. Stands between
 *  `.input` and `.output`, so that a faulty input opens none, and what is stored for the key is what leaves the
 *  server. */
export const transaction = middleware(async ({ ctx, path, input, next }) => {
  const run = (em: EntityManager, afterCommit: AfterCommit) => next({ ctx: { em, afterCommit } });
  const data = await inOneTransaction(ctx, { procedure: path, input: JSON.stringify(input) ?? "" }, async (em, afterCommit) => {
    const done = await run(em, afterCommit);
    if (!done.ok) throw done.error;
    return done.data;
  });
  // The marker that tRPC's types ask for exists in the types only.
  return { ok: true, data } as Awaited<ReturnType<typeof run>>;
});
