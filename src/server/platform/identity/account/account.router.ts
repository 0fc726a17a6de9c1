import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { z } from "zod";
import { accountChangeSchema, accountSchema, bySessionSchema, ownSessionSchema, passwordChangeSchema } from "#contracts/account/account.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { refuseUnproven, requireRecentFactor } from "../factor/recent-factor.ts";
import { changeEntity, lockForUpdate } from "#server/platform/rpc/entity-store.ts";
import { personProcedure, router } from "#server/platform/rpc/trpc.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { recordSecurityEvent } from "../security-event/record-security-event.ts";
import { endLinks, hashChosenPassword, isPassword, setPassword } from "../session/password.ts";
import { Administrator, Session } from "../session/session.entity.ts";
import { lockSession } from "../session/lock-session.ts";
import { stillHasPassword, listOpenSessions, type SignedIn } from "../session/session-service.ts";

const WRONG_PASSWORD = "Ce n’est pas votre mot de passe actuel.";

const ownProcedure = personProcedure("reader");

function toAccount({ version, username, display_name, email, role }: Administrator) {
  return { version, username, display_name, email, role };
}

/** Finds the password of the calling person among these, counted as one sign-in: a stolen session must not guess it.
 *  Fails with `invalid` where none is right. */
async function findPassword({ limits, ip }: Context, person: Administrator, passwords: string[]): Promise<string> {
  const attempt = await limits.startLogin(ip, person.username);
  for (const password of passwords) {
    if (!(await isPassword(password, person.password_hash))) continue;
    await attempt.succeeded();
    return password;
  }
  throw invalidField("current_password", WRONG_PASSWORD);
}

/** Runs a change in one transaction, if the person still has the password that was checked, and the session lasts. A
 *  link that resets the password may have ended both meanwhile. Fails with `invalid` and `unauthenticated`. */
async function whileProven<Reply>(
  ctx: Context & { session: SignedIn },
  person: Administrator,
  change: (em: EntityManager) => Promise<Reply>,
): Promise<Reply> {
  return ctx.em.fork().transactional(async (em) => {
    if (!(await stillHasPassword(em, person))) throw invalidField("current_password", WRONG_PASSWORD);
    const reply = await change(em);
    await lockSession(em, ctx.session);
    return reply;
  });
}

/** One's own account. Procedures that take the password run without an idempotency key, so that no hash of it is stored
 *  with one. */
export const accountRouter = router({
  get: ownProcedure
    .output(accountSchema)
    .query(async ({ ctx: { em, session } }) => toAccount(await em.findOneOrFail(Administrator, { id: session.administrator }))),
  /** Changes one's name and e-mail address. Another address requires a recent proof of identity, as a password does;
   *  fails with `invalid` where it comes without the current password. */
  update: ownProcedure
    .input(accountChangeSchema)
    .output(accountSchema)
    .mutation(async ({ ctx, input: { version, current_password = "", ...fields } }) => {
      const { administrator: id } = ctx.session;
      const person = await ctx.em.findOneOrFail(Administrator, { id });
      const { email, ...unguarded } = fields;
      if (email === person.email)
        return toAccount(await ctx.em.fork().transactional((em) => changeEntity(em, Administrator, { id, version, fields: unguarded })));
      refuseUnproven(ctx);
      await findPassword(ctx, person, [current_password]);
      return whileProven(ctx, person, async (em) => {
        await endLinks(em, id);
        await recordSecurityEvent({ ...ctx, em }, { kind: "email_changed" });
        return toAccount(await changeEntity(em, Administrator, { id, version, fields }));
      });
    }),
  /** Changes one's password, and ends one's other sessions. Sent again after a lost response, it succeeds: the new
   *  password is the current one then, and the sender proves to know it. */
  setPassword: ownProcedure
    .use(requireRecentFactor)
    .input(passwordChangeSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input: { current_password, password } }) => {
      const { administrator: id, id: butSession } = ctx.session;
      const person = await ctx.em.findOneOrFail(Administrator, { id });
      if ((await findPassword(ctx, person, [current_password, password])) !== current_password) return { success: true as const };
      const password_hash = await hashChosenPassword(ctx.em, password, person.username);
      await whileProven(ctx, person, async (em) => {
        await setPassword(em, { id, password_hash, butSession });
        await recordSecurityEvent({ ...ctx, em }, { kind: "password_changed" });
      });
      return { success: true as const };
    }),
  /** One's sign-ins that have not ended, this one first, then by last use. */
  sessions: ownProcedure.output(z.array(ownSessionSchema)).query(async ({ ctx: { em, session, now } }) => {
    const open = await listOpenSessions(em, session.administrator, now());
    const own = open.map(({ id, device, created_at, last_seen_at }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_current: id === session.id,
    }));
    return own.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  }),
  /** Ends one of one's sessions. Fails with `not_found`. */
  endSession: ownProcedure
    .input(bySessionSchema)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input: { id } }) => {
      const ended = await em.nativeDelete(Session, { id, administrator: session.administrator });
      if (ended === 0) throw new AppError("not_found", "Cette connexion est déjà terminée.");
      return { success: true as const };
    }),
  /** Ends all preview links that one has made, which depend on the version of one's account. */
  endPreviews: ownProcedure.output(okSchema).mutation(async ({ ctx: { em, session } }) => {
    await sql`update administrator set version = version + 1 where id = ${session.administrator}`.execute(em.getKysely());
    return { success: true as const };
  }),
  /** Ends all of one's sessions, this one as well, and the links to choose a password. */
  endSessions: ownProcedure.output(okSchema).mutation(async ({ ctx }) => {
    await ctx.em.fork().transactional(async (em) => {
      await lockForUpdate(em, Administrator, ctx.session.administrator);
      await endLinks(em, ctx.session.administrator);
      await em.nativeDelete(Session, { administrator: ctx.session.administrator });
      await recordSecurityEvent({ ...ctx, em }, { kind: "sign_out_everywhere" });
    });
    return { success: true as const };
  }),
});
