import { recoveryCodesSchema } from "#contracts/factor/factor.ts";
import { addPasskeySchema, passkeyIdSchema, passkeyOptionsSchema, renamePasskeySchema } from "#contracts/factor/passkey.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { withoutIdempotency } from "#server/platform/rpc/idempotency/idempotency.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { signedInProcedure, requireSession, router } from "#server/platform/rpc/trpc.ts";
import { onFactorAdded, onFactorRemoved } from "./team-factors.ts";
import { Passkey } from "./factor.entity.ts";
import { verifyRegistration } from "./passkey-registration.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { addPasskey, assertionOptions, registrationOptions } from "./passkeys.ts";
import { requireRecentFactor } from "./recent-factor.ts";

const done = { success: true as const };
const PASSKEY = "clé d’accès";
const ownProcedure = signedInProcedure.meta({ right: { role: "reader" }, isBeforeFactor: true }).use(requireSession);
const changing = ownProcedure.use(requireRecentFactor).use(withoutIdempotency);

/** A person's own passkeys. */
export const passkeyRouter = router({
  /** Options with which the browser makes a new passkey. */
  startAdding: changing.output(passkeyOptionsSchema).mutation(async ({ ctx: { em, session, publicUrl, now } }) => {
    const site = requirePasskeySite(publicUrl);
    const { administrator, user } = session;
    return { origin: site.origin, options: await registrationOptions(em, { administrator, site, now: now() }, user.username) };
  }),
  add: changing
    .input(addPasskeySchema)
    // Before the transaction, which so waits for no library.
    .use(async ({ ctx, input, next }) =>
      next({ ctx: { made: await verifyRegistration(requirePasskeySite(ctx.publicUrl), input.registration) } }),
    )
    .use(transaction)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input: { name } }) => {
      const { em, session, made, now } = ctx;
      await addPasskey(em, { administrator: session.administrator, now: now() }, { ...made, name });
      return onFactorAdded(ctx, PASSKEY);
    }),
  rename: ownProcedure
    .input(renamePasskeySchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input: { id, name } }) => {
      const renamed = await em.nativeUpdate(Passkey, { id, administrator: session.administrator }, { name });
      if (renamed === 0) throw new AppError("not_found");
      return done;
    }),
  remove: changing
    .input(passkeyIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      await ctx.em.nativeDelete(Passkey, { id, administrator: ctx.session.administrator });
      await onFactorRemoved(ctx, PASSKEY);
      return done;
    }),
  /** Options with which the browser asks for a passkey of the person, to verify them again. */
  startVerifying: ownProcedure.output(passkeyOptionsSchema).mutation(async ({ ctx: { em, session, publicUrl, now } }) => {
    const site = requirePasskeySite(publicUrl);
    return { origin: site.origin, options: await assertionOptions(em, { administrator: session.administrator, site, now: now() }) };
  }),
});
