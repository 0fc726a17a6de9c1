import { DAY_MS } from "#server/platform/database/durations.ts";
import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import {
  API_KEY_MARK,
  API_KEYS_MAX,
  type ApiKey as ApiKeyItem,
  type ApiKeyInput,
  apiKeyInputSchema,
  apiKeysSchema,
  newApiKeySchema,
} from "#contracts/api-key/api-key.ts";
import { byIdSchema, okSchema } from "#contracts/shared/entity.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { requireRecentFactor } from "#server/platform/identity/factor/recent-factor.ts";
import { withoutIdempotency } from "#server/platform/rpc/idempotency/idempotency.ts";
import { recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import { requireLastingSession } from "#server/platform/identity/session/lock-session.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { personProcedure, router } from "#server/platform/rpc/trpc.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { ApiKey } from "./api-key.entity.ts";
import { makeKey } from "./key-actor.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { isGuarded, restRoutes } from "#server/platform/declaration/rest-routes.ts";

const administratorProcedure = personProcedure("admin");

/** The keys with which programs use the REST interface. */
export const apiKeyRouter = router({
  list: administratorProcedure.output(apiKeysSchema).query(async ({ ctx: { em } }) => {
    const keys = await em.find(ApiKey, {}, { populate: ["administrator"], orderBy: { created_at: "desc", id: "desc" } });
    return { keys: keys.map(toItem), scopes: scopesOf(em) };
  }),
  /** Makes a key, which is shown this once. */
  create: administratorProcedure
    .use(requireRecentFactor)
    .input(apiKeyInputSchema)
    .use(withoutIdempotency)
    .use(transaction)
    .use(requireLastingSession)
    .output(newApiKeySchema)
    .mutation(async ({ ctx, input }) => {
      const key = await createKey(ctx.em, input, { maker: ctx.session.administrator, now: ctx.now() });
      await recordSecurityEvent(ctx, { kind: "api_key_created", subject: key.name });
      return key;
    }),
  /** Ends a key at once. */
  revoke: administratorProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const { name } = await ctx.em.findOneOrFail(ApiKey, { id });
      if ((await ctx.em.nativeDelete(ApiKey, { id })) === 0) throw new AppError("not_found");
      await recordSecurityEvent(ctx, { kind: "api_key_revoked", subject: name });
      return { success: true as const };
    }),
});

/** Lists the scopes that API keys may have, each with its resource as the history calls it: to read and to write what
 *  has guarded REST paths, to send files, and to send failed deliveries again. `rightOf` requires them. */
function scopesOf(em: EntityManager): { scope: string; noun: string }[] {
  const guarded = restRoutes().filter(isGuarded);
  const ofResources = allResources().flatMap(({ router, scope = router, entity }) => {
    const methods = guarded.filter(({ procedure }) => procedure.startsWith(`${router}.`)).map(({ method }) => method);
    const opened = { read: methods.includes("get"), write: methods.some((method) => method !== "get") };
    const accesses = (["read", "write"] as const).filter((access) => opened[access]);
    return accesses.map((access) => ({ scope: `${scope}:${access}`, noun: resourceNameOf(em, entity) }));
  });
  return [...ofResources, { scope: "media:write", noun: "media" }, { scope: "webhooks:write", noun: "webhook" }];
}

function toItem({ id, name, prefix, administrator, scopes, created_at, expires_at, last_used_at }: ApiKey): ApiKeyItem {
  return {
    id,
    name,
    beginning: API_KEY_MARK + prefix,
    maker: administrator.username,
    scopes,
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

async function createKey(em: EntityManager, { name, scopes, days }: ApiKeyInput, { maker, now }: { maker: number; now: Date }) {
  const known = scopesOf(em).map(({ scope }) => scope);
  const unknown = scopes.find((scope) => !known.includes(scope));
  if (unknown !== undefined) throw invalidField("scopes", `Le droit «\u202f${unknown}\u202f» n’existe pas.`);
  // One key at a time: a client that did not get the response asks again, and finds that the key is there.
  const administrator = await em.findOneOrFail(Administrator, { id: maker }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if ((await em.count(ApiKey, { administrator, name })) > 0)
    throw invalidField("name", "Vous avez déjà une clé de ce nom\u202f: révoquez-la, ou choisissez un autre nom.");
  if ((await em.count(ApiKey, { administrator })) >= API_KEYS_MAX)
    throw new AppError("conflict", `${API_KEYS_MAX} clés au plus par personne\u202f: révoquez-en une d’abord.`);
  const { key, ...stored } = makeKey();
  const expires_at = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const created = em.create(ApiKey, { ...stored, name, scopes: [...new Set(scopes)], administrator, created_at: now, expires_at });
  await em.flush();
  return { ...toItem(created), key };
}
