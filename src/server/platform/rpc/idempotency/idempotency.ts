import { DAY_MS } from "#server/platform/database/durations.ts";
import { sha256 } from "#server/platform/database/sha256.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { AppError } from "#server/platform/errors/app-error.ts";
import { IdempotencyKey } from "./idempotency-key.entity.ts";
import { middleware } from "#server/platform/rpc/trpc.ts";

/** Time for which a key repeats the first reply. Source: REST-8. */
const LIFETIME_MS = DAY_MS;

/** Visible ASCII, at most 200 characters; quoted, as the IETF's draft writes it, or not. */
const KEY = /^(?:"([\x21\x23-\x7e]{1,200})"|([\x21\x23-\x7e]{1,200}))$/;

const MALFORMED = "L’en-tête Idempotency-Key n’est pas valide\u202f: 1 à 200 caractères ASCII visibles, sans espace.";
const REUSED = "Cette clé d’idempotence a déjà servi pour une autre demande. Envoyez-en une nouvelle.";

/** One request under its key. */
export type Claim = { scope: string; key: string; procedure: string; input_hash: string };

/** A request with a key. `sender` names a person or an API key, and is undefined for a visitor; `input` is JSON. */
type KeyedRequest = { key: string; sender: string | undefined; procedure: string; input: string };

/** Parses the key of a request. Fails with `invalid` when it is malformed. */
export function claimOf({ key, sender, procedure, input }: KeyedRequest): Claim {
  const [, quoted, bare] = KEY.exec(key) ?? [];
  const name = quoted ?? bare;
  if (name === undefined) throw new AppError("invalid", MALFORMED);
  // Visitors share one scope, because their network address may change between two attempts: no reply to a visitor may
  // hold personal data.
  return {
    scope: sender ?? "visitor",
    key: name,
    procedure,
    input_hash: sha256(`${procedure}\n${input}`),
  };
}

/** Claims a key in the caller's transaction; a concurrent request with the same key waits here for its end. Gives the
 *  first reply, as JSON, if there is one. Fails with `conflict` when the key was used for another request. */
export async function claimKey(em: EntityManager, claim: Claim, now: Date): Promise<string | undefined> {
  const { scope, key, procedure, input_hash } = claim;
  const { rows: claimed } = await sql`
    insert into idempotency_key as known (scope, key, procedure, input_hash, created_at)
    values (${scope}, ${key}, ${procedure}, ${input_hash}, ${now})
    on conflict (scope, key) do update
      set procedure = excluded.procedure, input_hash = excluded.input_hash, reply = null, created_at = excluded.created_at
      where known.created_at <= ${new Date(now.getTime() - LIFETIME_MS)}
    returning 1`.execute(em.getKysely());
  if (claimed.length > 0) return undefined;
  const known = await em.findOne(IdempotencyKey, { scope, key });
  // swept between the two statements
  if (!known?.reply) throw new AppError("unavailable", undefined, { retryAfter: 1 });
  if (known.input_hash !== input_hash) throw new AppError("conflict", REUSED, { reason: "idempotency_key_reused" });
  return known.reply;
}

/** Stores the reply, as JSON, of a request whose key was claimed in the same transaction. */
export async function storeReply(em: EntityManager, { scope, key }: Claim, reply: string): Promise<void> {
  await em.nativeUpdate(IdempotencyKey, { scope, key }, { reply });
}

/** Gives the reply, as JSON, that a key has by now; waits for its request if that is under way. A key without one is
 *  used up, so that its request is refused if it arrives after all. */
export async function settleKey(em: EntityManager, claim: Claim, now: Date): Promise<string | undefined> {
  const { scope, key, procedure, input_hash } = claim;
  const { rows: used } = await sql`
    insert into idempotency_key (scope, key, procedure, input_hash, reply, created_at)
    values (${scope}, ${key}, ${procedure}, ${input_hash}, 'null', ${now})
    on conflict (scope, key) do nothing
    returning 1`.execute(em.getKysely());
  if (used.length > 0) return undefined;
  const known = await em.findOne(IdempotencyKey, { scope, key, procedure });
  return known?.input_hash === input_hash ? undefined : (known?.reply ?? undefined);
}

/** Deletes the stored replies of a resource's procedures (`prefix`: `router.`) that may hold data to erase at once. */
export async function eraseReplies(em: EntityManager, prefix: string): Promise<void> {
  await em.nativeDelete(IdempotencyKey, { procedure: { $like: `${prefix}%` } });
}

/** Deletes the keys that are a day old; gives their number. */
export function eraseOldKeys({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(IdempotencyKey, { created_at: { $lt: new Date(now().getTime() - LIFETIME_MS) } });
}

/** A step for replies that are secrets and shown once: no key stores them. Stands before `transaction`. */
export const withoutIdempotency = middleware(({ next }) => next({ ctx: { idempotencyKey: undefined } }));
