import { inLanguage, type Language } from "#contracts/shared/language.ts";
import type { Letter } from "#server/mail/letter.ts";
import { writeLetter } from "#server/mail/letter.ts";
import { MESSAGES } from "#server/mail/messages.ts";
import type { OutgoingMail } from "#server/mail/outgoing-mail.ts";
import type { Subscriber } from "./subscriber.entity.ts";

type Reader = Pick<Subscriber, "email" | "language" | "unsubscribe_token">;

function linkTo(publicUrl: string, language: Language, page: string, token: string): string {
  return `${publicUrl}${inLanguage(language, `/newsletter/${page}`)}?jeton=${token}`;
}

/** The link that must stand in every letter to a reader. */
export function unsubscribeUrl({ language, unsubscribe_token }: Reader, publicUrl: string): string {
  return linkTo(publicUrl, language, "desabonnement", unsubscribe_token);
}

/** A mail with the way out in it, for people and for their mail program (RFC 8058). */
function mailTo(reader: Reader, publicUrl: string, subject: string, parts: Letter["parts"]): OutgoingMail {
  const { email, language } = reader;
  const out = unsubscribeUrl(reader, publicUrl);
  return {
    to: { name: "", address: email },
    subject,
    language,
    ...writeLetter({ language, parts, links: [{ label: MESSAGES[language].newsletter.unsubscribe, href: out }] }),
    headers: { "List-Unsubscribe": `<${out}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

/** Asks to confirm the address. `token` opens the confirmation for `days` days. */
export function confirmationMail(reader: Reader, publicUrl: string, { token, days }: { token: string; days: number }): OutgoingMail {
  const { newsletter: m, greeting } = MESSAGES[reader.language];
  const href = linkTo(publicUrl, reader.language, "confirmer", token);
  return mailTo(reader, publicUrl, m.confirmSubject, [
    greeting(""),
    m.confirmText,
    { button: m.confirmButton, href },
    m.confirmExpires(days),
  ]);
}

/** Says that the subscription holds. */
export function welcomeMail(reader: Reader, publicUrl: string): OutgoingMail {
  const { newsletter: m, greeting } = MESSAGES[reader.language];
  return mailTo(reader, publicUrl, m.welcomeSubject, [greeting(""), m.welcomeText]);
}

/** Says that the address is subscribed already. */
export function alreadySubscribedMail(reader: Reader, publicUrl: string): OutgoingMail {
  const { newsletter: m, greeting } = MESSAGES[reader.language];
  return mailTo(reader, publicUrl, m.alreadySubject, [greeting(""), m.alreadyText]);
}
