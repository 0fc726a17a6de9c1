import { createHash, randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { RECOVERY_CODES } from "#contracts/factor/factor.ts";
import { RecoveryCode } from "./factor.entity.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { acceptTotp } from "./totp.ts";

/** Crockford's base 32: no letter that is read as a digit. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const GROUPS = /.{4}/g;

function newCode(): string {
  // 16 signs of 5 bits each; a byte's three other bits are as random as these.
  const signs = Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return (signs.match(GROUPS) ?? []).join("-");
}

function hashOf(code: string): string {
  const signs = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[il]/g, "1")
    .replace(/o/g, "0");
  return createHash("sha256").update(signs).digest("base64url");
}

/** Makes ten new recovery codes instead of those that were left; they can be read this once. */
export async function renewRecoveryCodes(em: EntityManager, administrator: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await em.nativeDelete(RecoveryCode, { administrator });
  await em.insertMany(
    RecoveryCode,
    codes.map((code) => ({ administrator, code_hash: hashOf(code) })),
  );
  return codes;
}

/** Accepts a recovery code, and burns it: of two requests with one code, one is told that it is good. */
async function burnRecoveryCode(em: EntityManager, administrator: number, code: string): Promise<boolean> {
  return (await em.nativeDelete(RecoveryCode, { administrator, code_hash: hashOf(code) })) === 1;
}

/** Accepts the code of a person's app, or a recovery code, once. Fails with `too_many_requests` where too many codes of the app were wrong. */
export async function acceptCode({ em, secrets, limits, now }: Context, administrator: number, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code.replace(/\s/g, ""))) return burnRecoveryCode(em, administrator, code);
  const attempt = await limits.startCode(administrator);
  const isAccepted = await acceptTotp(em, { administrator, secrets, now: now() }, code);
  if (isAccepted) await attempt.succeeded();
  return isAccepted;
}
