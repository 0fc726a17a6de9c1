import { elide } from "#contracts/text/french.ts";
import { z } from "zod";
import { addresseesQuerySchema, answeredSchema, answerSchema, requestReplySchema, type Answer } from "#contracts/contact-request/answer.ts";
import { contactRequestSchema } from "#contracts/contact-request/contact-request-list.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession } from "#server/platform/rpc/trpc.ts";
import { ContactRequest } from "../contact-request.entity.ts";
import { toItems } from "../contact-request-store.ts";
import { listReplies } from "./request-replies.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { personName } from "#contracts/person/person.ts";
import { fillPlaceholders } from "#contracts/reply-template/placeholders.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { writeLetter } from "#server/platform/mail/letter.ts";
import { deleteExpiredMails, type Mail, post } from "#server/platform/mail/outbox.ts";
import { type Mailbox, mailboxOf, type OutgoingMail } from "#server/platform/mail/outgoing-mail.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { VISITOR_MAIL_LIFETIME_MS } from "../send-request.ts";
import { lockManyForUpdate } from "#server/platform/rpc/entity-store.ts";
import { ContactRequestReply } from "./request-reply.entity.ts";

/** The answers to requests. */
export const answerProcedures = {
  /** The requests that are about to be answered, the newest first; those that are gone are not among them. */
  addressees: adminProcedure
    .input(addresseesQuerySchema)
    .output(z.array(contactRequestSchema))
    .query(async ({ ctx: { em }, input: { ids } }) => {
      const orderBy = [{ created_at: "desc" as const }, { id: "desc" as const }];
      return toItems(em, await em.find(ContactRequest, { id: { $in: ids } }, { orderBy, populate: ["owner"] }));
    }),
  /** Answers requests by mail, each by one of its own, and keeps the answers with them. */
  answer: adminProcedure
    .use(requireSession)
    .input(answerSchema)
    .use(transaction)
    .output(answeredSchema)
    .mutation(async ({ ctx: { em, now, mail, session, afterCommit }, input }) => {
      const answered = await answerRequests(em, input, { author: session.administrator, mail, now: now() });
      afterCommit(mail.wake);
      return { answered };
    }),
  /** The answers to a request, oldest first. */
  replies: adminProcedure
    .input(byIdSchema)
    .output(z.array(requestReplySchema))
    .query(({ ctx: { em }, input: { id } }) => listReplies(em, id)),
};

const NO_MAIL =
  "Ce serveur n’envoie pas d’e-mails\u202f: ouvrez la réponse dans votre messagerie, ou copiez-la. L’adresse du serveur d’envoi se règle par SMTP_URL.";

type Words = { subject: string; text: string };

/** Writes the mail of an answer, in the language of its request, with the message it answers. Answering it writes to
 *  the company. */
function writeAnswer(
  request: ContactRequest,
  { subject, text }: Words,
  { settings, mailbox }: { settings: SettingsInput; mailbox: Mailbox },
): OutgoingMail {
  const { language, firstName, lastName, email, message } = request;
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    replyTo: mailbox,
    subject,
    language,
    headers: { "Auto-Submitted": "no" }, // a person wrote it
    ...writeLetter({
      company: settings,
      language,
      parts: text.split(/\n{2,}/),
      after: [WORDS[language].mail.answer.wrote, { quote: message }],
    }),
  };
}

function refuseSpam(requests: ContactRequest[]): void {
  const spam = requests.find(({ status }) => status === "spam");
  if (!spam) return;
  const name = `${spam.firstName} ${spam.lastName}`;
  throw new AppError("conflict", `La demande ${elide(name)} est indésirable\u202f: récupérez-la avant de répondre.`);
}

/** Puts the mails of an answer into the outbox, one for each request, and keeps what they say with the requests. A new
 *  request is the author's by that. Requests that are gone are left out. Fails with `conflict` where no mail is sent
 *  from here, and for an undesirable request; with `not_found` where all requests are gone. */
async function answerRequests(
  em: EntityManager,
  { ids, ...words }: Answer,
  { author, mail, now }: { author: number; mail: Pick<Mail, "isEnabled" | "contactEmail">; now: Date },
): Promise<{ id: number }[]> {
  if (!mail.isEnabled) throw new AppError("conflict", NO_MAIL);
  const requests = await lockManyForUpdate(em, ContactRequest, ids);
  if (requests.length === 0) throw new AppError("not_found");
  refuseSpam(requests);
  await deleteExpiredMails(em, now);
  const settings = await readSettings(em);
  const company = { settings, mailbox: mailboxOf(settings, mail.contactEmail) };
  const person = await em.findOneOrFail(Administrator, author);
  for (const request of requests) {
    const filled = { subject: fillPlaceholders(words.subject, request), text: fillPlaceholders(words.text, request) };
    const posted = post(em, writeAnswer(request, filled, company), { now, lifetime: VISITOR_MAIL_LIFETIME_MS, contact_request: request });
    em.create(ContactRequestReply, {
      ...filled,
      created_at: now,
      contact_request: request,
      author: person,
      author_name: personName(person),
      mail: posted,
    });
    request.answered_at = now;
    if (request.status === "new") Object.assign(request, { status: "in_progress", owner: request.owner ?? person });
  }
  await em.flush();
  return requests.map(({ id }) => ({ id }));
}
