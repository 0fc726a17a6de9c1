import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { API_KEY_MARK } from "#contracts/api-key/api-key.ts";

const PREFIX_BYTES = 6;
const SECRET_BYTES = 32;

/** `lum_`, the public prefix, and 256 random bits. */
const KEY = new RegExp(`^${API_KEY_MARK}([0-9a-f]{${PREFIX_BYTES * 2}})_[\\w-]{43}$`);

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** A new key: whole, for its maker alone, and what is stored of it. */
export function makeKey(): { key: string; prefix: string; hash: string } {
  const prefix = randomBytes(PREFIX_BYTES).toString("hex");
  const key = `${API_KEY_MARK}${prefix}_${randomBytes(SECRET_BYTES).toString("base64url")}`;
  return { key, prefix, hash: sha256(key).toString("base64url") };
}

/** The prefix of a key as it was sent; undefined where it is none. */
export function prefixOf(key: string): string | undefined {
  return KEY.exec(key)?.[1];
}

/** Whether a key is the one of a stored hash. */
export function isKeyOf(key: string, hash: string): boolean {
  const stored = Buffer.from(hash, "base64url");
  const sent = sha256(key);
  return stored.length === sent.length && timingSafeEqual(stored, sent);
}
