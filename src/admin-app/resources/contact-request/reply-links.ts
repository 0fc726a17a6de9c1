import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import type { Language } from "#contracts/shared/language.ts";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";

/** Mail programs cut URLs that are much longer. */
const QUOTED_LENGTH = 800;

type Words = { subject: string; greeting: (name: string) => string; wrote: string };

/** An administrator who answers in a language that is not here begins in French. */
const WORDS: Partial<Record<Language, Words>> & { fr: Words } = {
  fr: { subject: `Votre demande à ${COMPANY}`, greeting: (name) => `Bonjour ${name},`, wrote: "Vous nous avez écrit\u202f:" },
  en: { subject: `Your request to ${COMPANY}`, greeting: (name) => `Hello ${name},`, wrote: "You wrote to us:" },
};

type MailedRequest = Pick<ContactRequestItem, "email" | "firstName" | "subject" | "message" | "language">;

/** Opens a mail to the sender in their language where we have its words, with the subject and what they wrote. */
export function buildMailReply({ email, firstName, subject, message, language }: MailedRequest): string {
  const words = WORDS[language] ?? WORDS.fr;
  const quoted = (message.length > QUOTED_LENGTH ? `${firstCharacters(message, QUOTED_LENGTH)}…` : message)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const body = `${words.greeting(firstName)}\r\n\r\n\r\n\r\n${words.wrote}\r\n${quoted}`;
  return buildMailAnswer({ email }, { subject: subject ? `Re: ${subject}` : words.subject, text: body });
}

/** Opens a mail with these words in the mail program. */
export function buildMailAnswer(
  { email }: Pick<ContactRequestItem, "email">,
  { subject, text }: { subject: string; text: string },
): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;
}

const toDialled = (phone: string) => phone.replace(/^\s*00/, "+").replace(/(?!^)\+|[^\d+]/g, "");

/** Dials the number; nothing where there is none in what was typed. */
export function buildPhoneLink({ phone }: Pick<ContactRequestItem, "phone">): string | undefined {
  return /\d/.test(phone) ? `tel:${toDialled(phone.trim())}` : undefined;
}

/** Opens a WhatsApp conversation; only with an international number, as WhatsApp knows no other. */
export function buildWhatsAppLink({ phone }: Pick<ContactRequestItem, "phone">): string | undefined {
  const number = toDialled(phone.trim());
  return /^\+\d{8,15}$/.test(number) ? `https://wa.me/${number.slice(1)}` : undefined;
}
