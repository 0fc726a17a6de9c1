import type { z } from "zod";
import {
  chosenPasswordSchema,
  forgottenPasswordSchema,
  forgottenReplySchema,
  linkTokenSchema,
  passwordLinkSchema,
} from "#contracts/session/password.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { recordSecurityEvent } from "../security-event/record-security-event.ts";
import { hashChosenPassword, isPassword, setPassword } from "../session/password.ts";
import { findLink, personOfSpent, rememberSpent, spendLink } from "./password-links.ts";
import { askForLink } from "./send-asked-links.ts";

const ASKED =
  "Si un compte porte ce nom ou cette adresse et qu’une adresse e-mail y est enregistrée, un lien vient d’y être envoyé. Il est valable 30 minutes.";

const NO_MAIL =
  "Ce site n’envoie pas d’e-mail. La personne qui gère le serveur peut donner un nouveau mot de passe avec la commande «\u202fnpm run db -- password NOM\u202f».";

/** Whether this very password was chosen by this link a moment ago, and is still in force. Counted as a sign-in: a used
 *  link must not serve to guess. */
async function isRepeated({ em, now, limits, ip }: Context, { token, password }: z.infer<typeof chosenPasswordSchema>): Promise<boolean> {
  const person = await personOfSpent(em, token, now());
  if (!person) return false;
  const attempt = await limits.startLogin(ip, person.username);
  if (!(await isPassword(password, person.password_hash))) return false;
  await attempt.succeeded();
  return true;
}

/** Links by which people choose a password: after an invitation, or because they forgot it. */
export const passwordLinkRouter = router({
  /** Sends a link to the person with that name or address. Gives the same response, and does the same work before it,
   *  whether or not there is such a person. */
  request: publicProcedure
    .input(forgottenPasswordSchema)
    .use(async ({ ctx, next }) => {
      await ctx.limits.countPost(ctx.ip);
      if (!ctx.mail.isEnabled) throw new AppError("conflict", NO_MAIL);
      return next();
    })
    .use(transaction)
    .output(forgottenReplySchema)
    .mutation(async ({ ctx: { em, now, mail, afterCommit }, input: { name } }) => {
      await askForLink(em, name, now());
      afterCommit(mail.wake);
      return { success: true as const, message: ASKED };
    }),
  /** Owner of a link. A mutation, so that the secret stands in no URL. Fails with `not_found`. */
  read: publicProcedure
    .input(linkTokenSchema)
    .output(passwordLinkSchema)
    .mutation(async ({ ctx: { em, now }, input: { token } }) => {
      const { kind, administrator } = await findLink(em, token, now());
      return { kind, username: administrator.username, role: administrator.role };
    }),
  /** Sets the password that the holder of a link chose, and ends all sessions and API keys of that person. Sent again
   *  within minutes, after a lost response, it succeeds. Fails with `not_found`. */
  use: publicProcedure
    .input(chosenPasswordSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input: { token, password } }) => {
      const { em, now } = ctx;
      if (await isRepeated(ctx, { token, password })) return { success: true as const };
      const link = await findLink(em, token, now());
      const { id, username } = link.administrator;
      const password_hash = await hashChosenPassword(em, password, username);
      await em.transactional(async (transactional) => {
        await spendLink(transactional, link);
        await setPassword(transactional, { id, password_hash });
        await rememberSpent(transactional, link, now());
        await recordSecurityEvent({ ...ctx, em: transactional }, { kind: "password_changed", actor: username });
      });
      return { success: true as const };
    }),
});
