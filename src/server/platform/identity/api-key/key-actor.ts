import { MINUTE_MS } from "#server/platform/database/durations.ts";
import { sha256 } from "#server/platform/database/sha256.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { AppError } from "#server/platform/errors/app-error.ts";
import { ApiKey } from "./api-key.entity.ts";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { API_KEY_MARK } from "#contracts/api-key/api-key.ts";

/** Shortest interval between two updates of `last_used_at`, so that not every request writes. */
const USED_INTERVAL_MS = MINUTE_MS;

/** Finds the actor of an API key: its maker with their present permissions, narrowed to its scopes. Fails with
 *  `unauthenticated` for a key that was revoked or has expired, or whose maker was deactivated. Fails with
 *  `factor_setup_required` where a second factor is required and its maker has none. */
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
  // Never the name alone: a key may have the name of a person.
  return { name: `Clé d’API «\u202f${name}\u202f»`, permissions: { role: key.administrator.role, scopes }, apiKey };
}

const PREFIX_BYTES = 6;
const SECRET_BYTES = 32;

/** `lum_`, the public prefix, and 256 random bits. */
const KEY = new RegExp(`^${API_KEY_MARK}([0-9a-f]{${PREFIX_BYTES * 2}})_[\\w-]{43}$`);

/** Makes a new key: whole, for its maker alone, and its stored parts. */
export function makeKey(): { key: string; prefix: string; hash: string } {
  const prefix = randomBytes(PREFIX_BYTES).toString("hex");
  const key = `${API_KEY_MARK}${prefix}_${randomBytes(SECRET_BYTES).toString("base64url")}`;
  return { key, prefix, hash: sha256(key) };
}

/** Parses the prefix of a sent key; undefined where it is none. */
function prefixOf(key: string): string | undefined {
  return KEY.exec(key)?.[1];
}

/** Whether a key is the one of a stored hash. */
function isKeyOf(key: string, hash: string): boolean {
  const [stored, sent] = [Buffer.from(hash), Buffer.from(sha256(key))];
  return stored.length === sent.length && timingSafeEqual(stored, sent);
}
