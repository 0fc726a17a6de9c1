import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { WORDS } from "#server/platform/language/words.ts";
import type { Company, Letter } from "#server/platform/mail/letter.ts";
import { writeLetter } from "#server/platform/mail/letter.ts";
import type { OutgoingMail } from "#server/platform/mail/outgoing-mail.ts";
import type { Subscriber } from "./subscriber.entity.ts";

/** The parts of a subscriber that their mails need. */
export type Reader = Pick<Subscriber, "email" | "language" | "unsubscribe_token">;

function linkTo(publicUrl: string, language: Language, page: string, token: string): string {
  return `${publicUrl}${inLanguage(language, `/newsletter/${page}`)}?jeton=${token}`;
}

/** Builds the unsubscribe link that every letter to a reader must contain. */
export function unsubscribeUrl({ language, unsubscribe_token }: Reader, publicUrl: string): string {
  return linkTo(publicUrl, language, "desabonnement", unsubscribe_token);
}

/** Sender of a mail, and the URL of its site. */
type Sender = { company: Company; publicUrl: string };

/** Composes a mail with the unsubscribe link, for people and for their mail program (RFC 8058). */
function composeMail(
  reader: Reader,
  { company, publicUrl }: Sender,
  { subject, parts }: { subject: string; parts: Letter["parts"] },
): OutgoingMail {
  const { email, language } = reader;
  const out = unsubscribeUrl(reader, publicUrl);
  return {
    to: { name: "", address: email },
    subject,
    language,
    ...writeLetter({ company, language, parts, links: [{ label: WORDS[language].mail.newsletter.unsubscribe, href: out }] }),
    headers: { "List-Unsubscribe": `<${out}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

/** Writes the mail that asks to confirm the address. `token` opens the confirmation for `days` days. */
export function confirmationMail(reader: Reader, sender: Sender, { token, days }: { token: string; days: number }): OutgoingMail {
  const { newsletter: m, greeting } = WORDS[reader.language].mail;
  const href = linkTo(sender.publicUrl, reader.language, "confirmer", token);
  const parts = [greeting(""), m.confirmText, { button: m.confirmButton, href }, m.confirmExpires(days)];
  return composeMail(reader, sender, { subject: m.confirmSubject, parts });
}

/** Writes the mail that confirms the subscription. */
export function welcomeMail(reader: Reader, sender: Sender): OutgoingMail {
  const { newsletter: m, greeting } = WORDS[reader.language].mail;
  return composeMail(reader, sender, { subject: m.welcomeSubject, parts: [greeting(""), m.welcomeText] });
}

/** Writes the mail to an address that is subscribed already. */
export function alreadySubscribedMail(reader: Reader, sender: Sender): OutgoingMail {
  const { newsletter: m, greeting } = WORDS[reader.language].mail;
  return composeMail(reader, sender, { subject: m.alreadySubject, parts: [greeting(""), m.alreadyText] });
}
