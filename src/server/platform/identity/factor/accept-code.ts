import type { Context } from "#server/platform/rpc/context.ts";
import { burnRecoveryCode } from "./recovery-codes.ts";
import { acceptTotp } from "./totp.ts";

/** Accepts the code of a person's app, or a recovery code, once. Fails with `too_many_requests` where too many codes of the app were wrong. */
export async function acceptCode({ em, secrets, limits, now }: Context, administrator: number, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code.replace(/\s/g, ""))) return burnRecoveryCode(em, administrator, code);
  const attempt = await limits.startCode(administrator);
  const isAccepted = await acceptTotp(em, { administrator, secrets, now: now() }, code);
  if (isAccepted) await attempt.succeeded();
  return isAccepted;
}
