import { z } from "zod";
import { requestOwnerSchema } from "#contracts/contact-request/contact-request-list.ts";
import { requestMentionSchema, findMentioned } from "#contracts/contact-request/mention.ts";
import { byIdSchema, okSchema } from "#contracts/shared/entity.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, personProcedure, requireSession } from "#server/platform/rpc/trpc.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { toOwner } from "../contact-request-store.ts";
import { ContactRequestMention } from "./request-mention.entity.ts";
import { DAY_MS } from "#server/platform/database/durations.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { personName } from "#contracts/person/person.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { writeLetter } from "#server/platform/mail/letter.ts";
import { type Mail, post } from "#server/platform/mail/outbox.ts";
import type { OutgoingMail } from "#server/platform/mail/outgoing-mail.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import type { ContactRequest } from "../contact-request.entity.ts";

/** Most requests whose notes name a person that are listed. */
const LISTED_MAX = 20;

/** The colleagues whom notes on requests name. */
export const mentionProcedures = {
  /** The people whom a note can name. */
  colleagues: adminProcedure
    .output(z.array(requestOwnerSchema))
    .query(async ({ ctx: { em } }) => (await em.find(Administrator, NAMEABLE, { orderBy: { normalized_username: "asc" } })).map(toOwner)),
  /** The requests whose notes name the person who asks, the latest first, until they are opened. */
  mentions: adminProcedure
    .use(requireSession)
    .output(z.array(requestMentionSchema))
    .query(async ({ ctx: { em, session } }) => {
      const where = { administrator: session.administrator, contact_request: { status: { $ne: "spam" as const } } };
      const populate = ["contact_request"] as const;
      const found = await em.find(ContactRequestMention, where, { orderBy: { at: "desc" }, limit: LISTED_MAX, populate });
      return found.map(({ contact_request: { id, firstName, lastName }, author_name, at }) => ({
        id,
        name: `${firstName} ${lastName}`,
        author: author_name,
        at: at.toISOString(),
      }));
    }),
  /** Takes the mark away, once the person who is named has opened the request. */
  seen: personProcedure("reader")
    .input(byIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input: { id } }) => {
      await em.nativeDelete(ContactRequestMention, { contact_request: id, administrator: session.administrator });
      return { success: true as const };
    }),
};

const MAIL_LIFETIME_MS = 2 * DAY_MS;

/** Filter of the people whom a note can name: all who may sign in. */
const NAMEABLE = { is_active: true, password_hash: { $ne: "" } };

type Circumstances = { author: number; now: Date; mail: Pick<Mail, "isEnabled">; publicUrl: string };

/** Writes the mail that tells a colleague of a note. */
function writeMentionMail(
  request: ContactRequest,
  { to, author, settings, publicUrl }: { to: Administrator; author: string; settings: SettingsInput; publicUrl: string },
): OutgoingMail {
  const { greeting, mention } = WORDS.fr.mail;
  const sender = `${request.firstName} ${request.lastName}`;
  return {
    to: { name: personName(to), address: to.email },
    subject: mention.subject(author, sender),
    language: "fr",
    ...writeLetter({
      company: settings,
      language: "fr",
      parts: [
        greeting(""),
        mention.text(author, sender),
        { quote: request.notes },
        { button: mention.button, href: `${publicUrl}/admin/dashboard/requests/${request.id}` },
      ],
    }),
  };
}

/** Tells the colleagues whom the notes of a request name, and did not before: by a mark, and by mail where they have an
 *  address. Nobody names themselves, and undesirable requests tell no one. Gives whether there is a mail to send. */
export async function tellMentioned(
  em: EntityManager,
  { request, before }: { request: ContactRequest; before: string },
  { author, now, mail, publicUrl }: Circumstances,
): Promise<boolean> {
  if (request.status === "spam" || request.notes === before || !request.notes.includes("@")) return false;
  const people = await em.find(Administrator, NAMEABLE);
  const known = new Set(findMentioned(before, people));
  const named = findMentioned(request.notes, people).filter((person) => person.id !== author && !known.has(person));
  if (named.length === 0) return false;
  const person = people.find(({ id }) => id === author);
  const author_name = person ? personName(person) : "";
  const mark = named.map(({ id }) => ({ contact_request: request.id, administrator: id, at: now, author_name }));
  await em.upsertMany(ContactRequestMention, mark);
  const mailed = mail.isEnabled ? named.filter(({ email }) => email !== "") : [];
  if (mailed.length === 0) return false;
  const settings = await readSettings(em);
  for (const to of mailed) {
    const content = writeMentionMail(request, { to, author: author_name, settings, publicUrl });
    post(em, content, { now, lifetime: MAIL_LIFETIME_MS, contact_request: request });
  }
  await em.flush();
  return true;
}
