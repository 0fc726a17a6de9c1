import { signInCodeSchema } from "#contracts/factor/factor.ts";
import { passkeyOptionsSchema, usedPasskeySchema, type Assertion } from "#contracts/factor/passkey.ts";
import { loginReplySchema, type LoginReply, type loginInputSchema } from "#contracts/session/session.ts";
import { publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { requirePasskeySite } from "./passkey-site.ts";
import { assertionOptions, acceptPasskey } from "./passkeys.ts";
import type { z } from "zod";
import { deviceName } from "#contracts/session/device-name.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { unlessDiskFull } from "#server/platform/errors/error-causes.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { recordRefusals, recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { checkPassword, type Proven } from "#server/platform/identity/session/session-service.ts";
import { acceptCode, WRONG_CODE } from "./factor-codes.ts";
import { consumeTicket, issueTicket, tryTicket } from "./challenges.ts";
import { factorsOf } from "./team-factors.ts";

/** Sign-ins with a factor; with a password, `session.login` does. */
export const signInRouter = router({
  withCode: publicProcedure
    .input(signInCodeSchema)
    .output(loginReplySchema)
    .mutation(({ ctx, input }) => signInWithCode(ctx, input)),
  /** Options with which the browser asks for any passkey of this site. */
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

const TICKET_ENDED = "Ce délai est dépassé. Saisissez à nouveau votre mot de passe.";
const UNKNOWN_PASSKEY = "Cette clé d’accès n’est pas reconnue ici. Connectez-vous avec votre mot de passe.";

/** Opens a session for a person who has proved their identity. */
async function open(ctx: Context, person: Proven): Promise<LoginReply> {
  const reply = await ctx.sessions.open(ctx.em, person, { now: ctx.now(), device: deviceName(ctx.userAgent) });
  await unlessDiskFull(recordSecurityEvent(ctx, { kind: "sign_in", actor: person.username }));
  ctx.onActor?.({ name: person.username, permissions: { role: person.role } });
  return reply;
}

/** Signs in with a password, and with the code in the same request where there is one. Fails with `factor_required`
 *  where a factor is set up and no code was sent: only after the right password, so that the failure reveals the factor
 *  to no one else. */
export async function signInWithPassword(ctx: Context, input: z.infer<typeof loginInputSchema>): Promise<LoginReply> {
  return recordRefusals(ctx, input, () => tryPassword(ctx, input));
}

async function tryPassword(ctx: Context, { code, ...input }: z.infer<typeof loginInputSchema>): Promise<LoginReply> {
  const attempt = await ctx.limits.startLogin(ctx.ip, input.username);
  const person = await checkPassword(ctx.em, input);
  const factors = await factorsOf(ctx.em, person.id);
  if (factors.length > 0) {
    if (code === undefined) {
      const ticket = await issueTicket(ctx.em, person, ctx.now());
      throw new AppError("factor_required", undefined, { secondStep: { ticket, factors } });
    }
    if (!(await acceptCode(ctx, person.id, code))) throw new AppError("unauthenticated", WRONG_CODE);
  }
  const reply = await open(ctx, person);
  await attempt.succeeded();
  return reply;
}

/** Signs in by the second step after a password: a code, with the ticket of the first step. A ticket opens one
 *  session. */
async function signInWithCode(ctx: Context, input: z.infer<typeof signInCodeSchema>): Promise<LoginReply> {
  const person = await tryTicket(ctx.em, input.ticket, ctx.now());
  if (!person) throw new AppError("unauthenticated", TICKET_ENDED);
  return recordRefusals(ctx, person, () => tryCode(ctx, person, input));
}

async function tryCode(ctx: Context, person: Proven, { ticket, code }: z.infer<typeof signInCodeSchema>): Promise<LoginReply> {
  const attempt = await ctx.limits.startLogin(ctx.ip, person.username);
  if (!(await acceptCode(ctx, person.id, code))) throw new AppError("unauthenticated", WRONG_CODE);
  if (!(await consumeTicket(ctx.em, ticket, person))) throw new AppError("unauthenticated", TICKET_ENDED);
  const reply = await open(ctx, person);
  await attempt.succeeded();
  return reply;
}

/** Signs in with a passkey alone: it is two factors, possession and the person. */
async function signInWithPasskey(ctx: Context, assertion: Assertion): Promise<LoginReply> {
  return recordRefusals(ctx, {}, () => tryPasskey(ctx, assertion));
}

async function tryPasskey(ctx: Context, assertion: Assertion): Promise<LoginReply> {
  await ctx.limits.countPasskey(ctx.ip);
  const site = requirePasskeySite(ctx.publicUrl);
  const id = await acceptPasskey(ctx.em, { administrator: null, site, now: ctx.now() }, assertion);
  const person = id === undefined ? null : await ctx.em.findOne(Administrator, { id, is_active: true });
  if (!person) throw new AppError("unauthenticated", UNKNOWN_PASSKEY);
  return open(ctx, person);
}
