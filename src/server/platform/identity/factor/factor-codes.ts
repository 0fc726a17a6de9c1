import { sha256 } from "#server/platform/database/sha256.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { RECOVERY_CODES, type TotpSetup } from "#contracts/factor/factor.ts";
import { RecoveryCode, Totp } from "./factor.entity.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { generateSecret, generateURI, verifySync } from "otplib";
import encodeQR from "qr";
import { randomCharacters } from "#server/platform/identity/session/password.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import type { SecretBox } from "#server/platform/database/secret-box.ts";

/** Refusal of a code that `acceptCode` does not accept. */
export const WRONG_CODE = "Ce code est incorrect ou a déjà servi. Saisissez le code suivant, ou un code de secours.";

const GROUPS = /.{4}/g;

function newCode(): string {
  return (randomCharacters(16).match(GROUPS) ?? []).join("-");
}

function hashOf(code: string): string {
  const signs = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[il]/g, "1")
    .replace(/o/g, "0");
  return sha256(signs);
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

/** Accepts a recovery code, and burns it: of two requests with one code, one succeeds. */
async function burnRecoveryCode(em: EntityManager, administrator: number, code: string): Promise<boolean> {
  return (await em.nativeDelete(RecoveryCode, { administrator, code_hash: hashOf(code) })) === 1;
}

/** Accepts the code of a person's app, or a recovery code, once. Fails with `too_many_requests` where too many codes of
 *  the app were wrong. */
export async function acceptCode({ em, secrets, limits, now }: Context, administrator: number, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code.replace(/\s/g, ""))) return burnRecoveryCode(em, administrator, code);
  const attempt = await limits.startCode(administrator);
  const isAccepted = await acceptTotp(em, { administrator, secrets, now: now() }, code);
  if (isAccepted) await attempt.succeeded();
  return isAccepted;
}

/** Owner of an app, and the time. */
type Owner = { administrator: number; secrets: SecretBox; now: Date };

/** Seconds by which a clock may be wrong: one step, as RFC 6238 §5.2 recommends. */
const TOLERANCE_S = 30;

/** Finds the step of a code; undefined where it is none of the present one and its neighbours. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const found = verifySync({ secret, token, epoch: Math.floor(now.getTime() / 1000), epochTolerance: TOLERANCE_S });
  return found.valid && "timeStep" in found ? found.timeStep : undefined;
}

/** Makes a secret for an app, beside the one that is in use until a code confirms the new one. */
export async function startTotp(em: EntityManager, { administrator, secrets, now }: Owner, username: string): Promise<TotpSetup> {
  const secret = generateSecret();
  const pending_secret = secrets.seal(secret, administrator);
  await em.upsert(Totp, { administrator, pending_secret, created_at: now }, { onConflictMergeFields: ["pending_secret"] });
  const { name } = await readSettings(em);
  const uri = generateURI({ issuer: name, label: username, secret });
  return { secret, qr_code: `data:image/svg+xml,${encodeURIComponent(encodeQR(uri, "svg"))}` };
}

/** Takes the new app into use, if this is its code. */
export async function confirmTotp(em: EntityManager, { administrator, secrets, now }: Owner, code: string): Promise<boolean> {
  const { pending_secret: sealed } = (await em.findOne(Totp, { administrator })) ?? {};
  const secret = sealed && secrets.open(sealed, administrator);
  const last_step = secret ? stepOf(secret, code, now) : undefined;
  if (last_step === undefined) return false;
  const confirmed = await em.nativeUpdate(
    Totp,
    { administrator, pending_secret: sealed },
    { secret: sealed, pending_secret: null, last_step, created_at: now, last_used_at: now },
  );
  return confirmed === 1;
}

/** Accepts the code of an app, each step once: of two requests with one code, one succeeds. */
async function acceptTotp(em: EntityManager, { administrator, secrets, now }: Owner, code: string): Promise<boolean> {
  const { secret: sealed } = (await em.findOne(Totp, { administrator })) ?? {};
  const secret = sealed && secrets.open(sealed, administrator);
  const step = secret ? stepOf(secret, code, now) : undefined;
  if (step === undefined) return false;
  const accepted = await em.nativeUpdate(
    Totp,
    { administrator, secret: sealed, last_step: { $lt: step } },
    { last_step: step, last_used_at: now },
  );
  return accepted === 1;
}
