import { signInCodeSchema } from "#contracts/factor/factor.ts";
import { passkeyOptionsSchema, usedPasskeySchema } from "#contracts/factor/passkey.ts";
import { loginReplySchema } from "#contracts/session/session.ts";
import { publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { assertionOptions } from "./passkeys.ts";
import { signInWithCode, signInWithPasskey } from "./sign-in.ts";

/** Signing in with a factor; with a password, `session.login` does. */
export const signInRouter = router({
  withCode: publicProcedure
    .input(signInCodeSchema)
    .output(loginReplySchema)
    .mutation(({ ctx, input }) => signInWithCode(ctx, input)),
  /** What the browser asks for a passkey with, of whoever has one here. */
  startPasskey: publicProcedure.output(passkeyOptionsSchema).mutation(async ({ ctx: { em, ip, limits, publicUrl, now } }) => {
    await limits.countPasskey(ip);
    const site = requirePasskeySite(publicUrl);
    return { origin: site.origin, options: await assertionOptions(em, { administrator: null, site, now: now() }) };
  }),
  withPasskey: publicProcedure
    .input(usedPasskeySchema)
    .output(loginReplySchema)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input.assertion)),
});
