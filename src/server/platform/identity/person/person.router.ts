import { z } from "zod";
import { invitationSchema, inviteSchema, personSchema, roleChangeSchema } from "#contracts/person/person.ts";
import { ROLE_LABELS } from "#contracts/session/roles.ts";
import { activationSchema, byIdSchema } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireRecentFactor } from "../factor/recent-factor.ts";
import { post } from "#server/platform/mail/outbox.ts";
import { sealMail } from "#server/platform/mail/outgoing-mail.ts";
import { lockForUpdate } from "#server/platform/rpc/entity-store.ts";
import { lockSession, requireLastingSession } from "#server/platform/identity/session/lock-session.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { personProcedure, router } from "#server/platform/rpc/trpc.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { recordSecurityEvent } from "../security-event/record-security-event.ts";
import { Administrator } from "../session/session.entity.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { createLink, LINK_LIFETIME_MS, linkMail } from "./password-links.ts";
import { addPerson, changePerson, toPerson } from "./person-store.ts";

const NOT_INVITED = "Cette personne a déjà choisi son mot de passe, ou elle est désactivée.";

const administratorProcedure = personProcedure("admin");
/** Procedures that give or take rights: the administrator has just proved their identity. */
const changing = administratorProcedure.use(requireRecentFactor);

/** Makes the link of an invited person, and its mail where mail is sent and the person has an address. */
async function invite(ctx: Context, person: Administrator) {
  const { em, mail, now, publicUrl } = ctx;
  const { link, expires_at } = await createLink(em, { administrator: person.id, kind: "invitation" }, { now: now(), publicUrl });
  await recordSecurityEvent(ctx, { kind: "person_invited", subject: person.username });
  const is_mailed = mail.isEnabled && person.email !== "";
  if (is_mailed)
    post(em, sealMail(linkMail({ person, company: await readSettings(em) }, "invitation", link), ctx.secrets), {
      now: now(),
      lifetime: LINK_LIFETIME_MS.invitation,
    });
  await lockSession(em, ctx.actor?.session);
  return { link, expires_at: expires_at.toISOString(), is_mailed };
}

/** The team: the people who may sign in, and their roles. Invitations are made without an idempotency key, because
 *  their response holds a secret. */
export const personRouter = router({
  list: administratorProcedure.output(z.array(personSchema)).query(async ({ ctx: { em, session } }) => {
    const people = await em.find(Administrator, {}, { orderBy: { is_active: "desc", normalized_username: "asc" } });
    return people.map((person) => toPerson(person, session.administrator));
  }),
  /** Adds a person, who chooses their password by the link in the response. Fails with `conflict` where the username is
   *  taken. */
  invite: changing
    .input(inviteSchema)
    .output(invitationSchema)
    .mutation(async ({ ctx, input }) => {
      const invitation = await ctx.em.transactional(async (em) => {
        const person = await addPerson(em, input);
        return { person: toPerson(person, ctx.session.administrator), ...(await invite({ ...ctx, em }, person)) };
      });
      ctx.mail.wake();
      return invitation;
    }),
  /** Makes another link to replace a lost one. Fails with `conflict` where the person needs none. */
  inviteAgain: changing
    .input(byIdSchema)
    .output(invitationSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const invitation = await ctx.em.transactional(async (em) => {
        const person = await lockForUpdate(em, Administrator, id);
        if (person.password_hash !== "" || !person.is_active) throw new AppError("conflict", NOT_INVITED);
        return { person: toPerson(person, ctx.session.administrator), ...(await invite({ ...ctx, em }, person)) };
      });
      ctx.mail.wake();
      return invitation;
    }),
  /** Changes the role, from the person's next request on. */
  setRole: changing
    .input(roleChangeSchema)
    .use(transaction)
    .use(requireLastingSession)
    .output(personSchema)
    .mutation(async ({ ctx, input: { id, version, role } }) => {
      const person = await changePerson(ctx.em, { id, version, fields: { role } }, ctx.session.administrator);
      await recordSecurityEvent(ctx, { kind: "role_changed", subject: `${person.username} (${ROLE_LABELS[role]})` });
      return person;
    }),
  /** Deactivates a person, whose sessions end at once, or lets them in again. */
  setActive: changing
    .input(activationSchema)
    .use(transaction)
    .use(requireLastingSession)
    .output(personSchema)
    .mutation(async ({ ctx, input: { id, version, is_active } }) => {
      const person = await changePerson(ctx.em, { id, version, fields: { is_active } }, ctx.session.administrator);
      const kind = is_active ? "person_reactivated" : "person_deactivated";
      await recordSecurityEvent(ctx, { kind, subject: person.username });
      return person;
    }),
});
