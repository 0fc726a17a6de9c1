import { z } from "zod";
import {
  factorPolicySchema,
  ownFactorsSchema,
  personFactorsSchema,
  personSchema,
  recoveryCodesSchema,
  totpConfirmationSchema,
  totpSetupSchema,
  verificationSchema,
} from "#contracts/factor/factor.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { withoutIdempotency } from "#server/platform/rpc/idempotency/idempotency.ts";
import { requireLastingSession } from "#server/platform/identity/session/lock-session.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { personProcedure, requireSession, router, signedInProcedure } from "#server/platform/rpc/trpc.ts";
import { recordSecurityEvent } from "../security-event/record-security-event.ts";
import {
  onFactorAdded,
  onFactorRemoved,
  ownFactors,
  isFactorRequired,
  listTeamFactors,
  setFactorPolicy,
  removeFactors,
} from "./team-factors.ts";
import { Totp } from "./factor.entity.ts";
import { requireRecentFactor, verify } from "./recent-factor.ts";
import { renewRecoveryCodes, confirmTotp, startTotp } from "./factor-codes.ts";
import { Administrator } from "../session/session.entity.ts";

const done = { success: true as const };
const TOTP = "application";
const ownProcedure = signedInProcedure.meta({ right: { role: "reader" }, isBeforeFactor: true }).use(requireSession);
const changing = ownProcedure.use(requireRecentFactor).use(withoutIdempotency);
const administratorProcedure = personProcedure("admin");
const administering = administratorProcedure.use(requireRecentFactor);

/** A person's second factors, and those of others for administrators. */
export const factorRouter = router({
  own: ownProcedure.output(ownFactorsSchema).query(({ ctx }) => ownFactors(ctx.em, ctx.session.administrator, ctx.publicUrl)),
  /** Proves the person's identity again, for ten minutes. */
  verify: ownProcedure
    .input(verificationSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await verify(ctx, input);
      return done;
    }),
  /** Starts the set-up of an app; the one in use stays valid until `confirmTotp`. */
  startTotp: changing
    .input(z.object({}))
    .use(transaction)
    .output(totpSetupSchema)
    .mutation(({ ctx: { em, session, secrets, now } }) =>
      startTotp(em, { administrator: session.administrator, secrets, now: now() }, session.user.username),
    ),
  confirmTotp: changing
    .input(totpConfirmationSchema)
    .use(transaction)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input: { code } }) => {
      const { em, session, secrets, now } = ctx;
      if (!(await confirmTotp(em, { administrator: session.administrator, secrets, now: now() }, code)))
        throw invalidField("code", "Ce code ne correspond pas. Vérifiez l’heure de votre téléphone, puis saisissez le code affiché.");
      return onFactorAdded(ctx, TOTP);
    }),
  removeTotp: changing
    .input(z.object({}))
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx }) => {
      await ctx.em.nativeDelete(Totp, { administrator: ctx.session.administrator });
      await onFactorRemoved(ctx, TOTP);
      return done;
    }),
  renewRecoveryCodes: changing
    .input(z.object({}))
    .use(transaction)
    .use(requireLastingSession)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx }) => {
      await recordSecurityEvent(ctx, { kind: "recovery_codes_renewed" });
      return { recovery_codes: await renewRecoveryCodes(ctx.em, ctx.session.administrator) };
    }),
  policy: administratorProcedure.output(factorPolicySchema).query(async ({ ctx }) => ({ is_required: await isFactorRequired(ctx.em) })),
  setPolicy: administering
    .input(factorPolicySchema)
    .use(transaction)
    .use(requireLastingSession)
    .output(factorPolicySchema)
    .mutation(async ({ ctx, input }) => {
      const policy = await setFactorPolicy(ctx.em, ctx.session.administrator, input);
      await recordSecurityEvent(ctx, { kind: policy.is_required ? "factors_required" : "factors_optional" });
      return policy;
    }),
  people: administratorProcedure.output(z.array(personFactorsSchema)).query(({ ctx }) => listTeamFactors(ctx.em)),
  /** Removes the factors of a locked-out person; their password alone opens a session again. */
  takeAway: administering
    .input(personSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx, input: { administrator } }) => {
      if (!(await removeFactors(ctx.em, administrator))) throw new AppError("not_found");
      const { username } = await ctx.em.findOneOrFail(Administrator, { id: administrator });
      await recordSecurityEvent(ctx, { kind: "factor_removed", subject: username });
      return done;
    }),
});
