import type { Language } from "#contracts/shared/language.ts";
import { escapeXml } from "#server/platform/language/markup.ts";
import type { OutgoingMail } from "#server/platform/mail/outgoing-mail.ts";
import { type Reader, unsubscribeUrl } from "#server/resources/subscriber/subscription-mails.ts";

/** A letter as mail programs show it. In place of the link to unsubscribe stands `UNSUBSCRIBE_MARK`. */
export type LetterMail = { subject: string; text: string; html: string };

/** The mails of a letter, in the languages in which it is written. */
export type LetterMails = Partial<Record<Language, LetterMail>>;

/** Stands for the link to unsubscribe of each reader. No stored text has it: it begins with a noncharacter. */
export const UNSUBSCRIBE_MARK = "\ufdd0unsubscribe";

/** Names the newsletter to mail programs, which group its letters by that (RFC 2919). */
function listId(publicUrl: string): string {
  return `<newsletter.${new URL(publicUrl).hostname}>`;
}

/** Addresses a letter to a reader, with the link to unsubscribe, for people and for their mail program (RFC 8058). */
export function addressMail({ subject, text, html }: LetterMail, reader: Reader, publicUrl: string, language: Language): OutgoingMail {
  const out = unsubscribeUrl(reader, publicUrl);
  return {
    to: { name: "", address: reader.email },
    subject,
    text: text.replaceAll(UNSUBSCRIBE_MARK, () => out),
    html: html.replaceAll(UNSUBSCRIBE_MARK, () => escapeXml(out)),
    language,
    headers: {
      "List-Id": listId(publicUrl),
      "List-Unsubscribe": `<${out}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
