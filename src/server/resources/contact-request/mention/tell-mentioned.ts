import { DAY_MS } from "#server/platform/database/durations.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { findMentioned } from "#contracts/contact-request/mention.ts";
import { personName } from "#contracts/person/person.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { writeLetter } from "#server/platform/mail/letter.ts";
import { type Mail, post } from "#server/platform/mail/outbox.ts";
import type { OutgoingMail } from "#server/platform/mail/outgoing-mail.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import type { ContactRequest } from "../contact-request.entity.ts";
import { ContactRequestMention } from "./request-mention.entity.ts";

const MAIL_LIFETIME_MS = 2 * DAY_MS;

/** Filter of the people whom a note can name: all who may sign in. */
export const NAMEABLE = { is_active: true, password_hash: { $ne: "" } };

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
