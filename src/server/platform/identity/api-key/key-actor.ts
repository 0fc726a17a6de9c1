import type { EntityManager } from "@mikro-orm/postgresql";
import { AppError } from "#server/platform/errors/app-error.ts";
import { ApiKey } from "./api-key.entity.ts";
import { isKeyOf, prefixOf } from "./key-text.ts";

/** Shortest interval between two updates of `last_used_at`, so that not every request writes. */
const USED_INTERVAL_MS = 60 * 1000;

/** Who an API key stands for: its maker with what they may do now, narrowed to its scopes. Fails with `unauthenticated` for a key that was
 *  revoked or has expired, or whose maker was deactivated; with `factor_setup_required` where a second factor is required and its maker has none. */
export async function keyActor(em: EntityManager, sent: string, now: Date) {
  const prefix = prefixOf(sent);
  const key = prefix === undefined ? null : await em.findOne(ApiKey, { prefix }, { populate: ["administrator"] });
  if (!key || !isKeyOf(sent, key.hash) || !key.administrator.is_active)
    throw new AppError("unauthenticated", "Cette clé d’API n’est pas valide.");
  if (key.expires_at && key.expires_at <= now) throw new AppError("unauthenticated", "Cette clé d’API a expiré.");
  if (key.lacks_factor) throw new AppError("factor_setup_required");
  if (!key.last_used_at || now.getTime() - key.last_used_at.getTime() > USED_INTERVAL_MS)
    await em.nativeUpdate(ApiKey, { id: key.id }, { last_used_at: now });
  const { id: apiKey, name, scopes } = key;
  // Never the name alone: a key could be called like a person.
  return { name: `Clé d’API «\u202f${name}\u202f»`, permissions: { role: key.administrator.role, scopes }, apiKey };
}
