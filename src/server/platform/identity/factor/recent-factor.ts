import { MINUTE_MS } from "#server/platform/database/durations.ts";
import type { z } from "zod";
import { VERIFIED_MINUTES, type verificationSchema } from "#contracts/factor/factor.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { liesAhead } from "#server/platform/database/clock.ts";
import { middleware } from "#server/platform/rpc/trpc.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { isPassword } from "../session/password.ts";
import { recordRefusals } from "../security-event/record-security-event.ts";
import { Administrator, Session } from "../session/session.entity.ts";
import type { SignedIn } from "../session/session-service.ts";
import { acceptCode, WRONG_CODE } from "./factor-codes.ts";
import { factorsOf } from "./team-factors.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { acceptPasskey } from "./passkeys.ts";

type SignedInContext = Context & { session: SignedIn };
type Verification = z.infer<typeof verificationSchema>;

const USE_FACTOR = "Vous avez un second facteur\u202f: c’est lui qui est demandé ici.";

/** Fails with `verification_required` unless the identity was proved in the last ten minutes, by signing in or
 *  again. */
export function refuseUnproven({ actor, now }: Pick<Context, "actor" | "now">): void {
  const session = actor?.session;
  if (!session) throw new AppError("forbidden");
  const { verifiedAt } = session;
  const isRecent =
    verifiedAt !== null && !liesAhead(verifiedAt, now()) && now().getTime() - verifiedAt.getTime() <= VERIFIED_MINUTES * MINUTE_MS;
  if (!isRecent) throw new AppError("verification_required");
}

/** A step for procedures that change rights or factors: fails as `refuseUnproven`. Follows `requireSession`. */
export const requireRecentFactor = middleware(async ({ ctx, next }) => {
  refuseUnproven(ctx);
  return next();
});

async function checkPassword(ctx: SignedInContext, password: string): Promise<void> {
  const { administrator: id } = ctx.session;
  if ((await factorsOf(ctx.em, id)).length > 0) throw new AppError("conflict", USE_FACTOR);
  const { password_hash } = await ctx.em.findOneOrFail(Administrator, { id });
  if (!(await isPassword(password, password_hash))) throw invalidField("password", "Ce mot de passe est incorrect.");
}

async function checkProof(ctx: SignedInContext, proof: Exclude<Verification, { password: string }>): Promise<void> {
  const { administrator } = ctx.session;
  if ("code" in proof) {
    if (!(await acceptCode(ctx, administrator, proof.code))) throw invalidField("code", WRONG_CODE);
    return;
  }
  const asked = { administrator, site: requirePasskeySite(ctx.publicUrl), now: ctx.now() };
  if ((await acceptPasskey(ctx.em, asked, proof.assertion)) === undefined)
    throw new AppError("invalid", "Cette clé d’accès n’est pas l’une des vôtres.");
}

/** Records that the session's owner has proved their identity again. Attempts are limited as those of a sign-in. */
export async function verify(ctx: SignedInContext, proof: Verification): Promise<void> {
  const attempt = await ctx.limits.startLogin(ctx.ip, ctx.session.user.username);
  const check = () => ("password" in proof ? checkPassword(ctx, proof.password) : checkProof(ctx, proof));
  await recordRefusals(ctx, { username: ctx.session.user.username, kind: "proof_refused" }, check);
  await attempt.succeeded();
  await ctx.em.nativeUpdate(Session, { id: ctx.session.id }, { verified_at: ctx.now() });
}
