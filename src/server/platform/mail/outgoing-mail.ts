import type { Language } from "#contracts/shared/language.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import type { SecretBox } from "#server/platform/database/secret-box.ts";

/** A named mailbox. */
export type Mailbox = { name: string; address: string };

/** A message in the outbox. The company is its sender; headers contain no line breaks. */
export type OutgoingMail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  language: Language;
  headers?: Record<string, string>;
  /** Text and HTML, where they are stored so that only this server can read them (`sealMail`). */
  sealed?: string;
};

/** Chooses the company's mailbox: the one that its settings name for mails, else that of the configuration, else the
 *  one that visitors see. */
export function mailboxOf({ name, email, mail_name, mail_address }: SettingsInput, configured: string | undefined): Mailbox {
  return { name: mail_name || name, address: mail_address || configured || email };
}

/** An id that no person has: a mail sealed for the outbox opens for no one else. */
const OUTBOX = 0;

/** Seals a mail so that only this server can read it: mails with a link that opens an account wait in the database, and
 *  so in its backups. */
export function sealMail({ text, html, ...mail }: OutgoingMail, secrets: SecretBox): OutgoingMail {
  return { ...mail, text: "", html: "", sealed: secrets.seal(JSON.stringify({ text, html }), OUTBOX) };
}

/** Opens a sealed mail; undefined where it was sealed under another secret. */
export function unsealMail({ sealed, ...mail }: OutgoingMail, secrets: SecretBox): OutgoingMail | undefined {
  if (sealed === undefined) return mail;
  const words = secrets.open(sealed, OUTBOX);
  return words === undefined ? undefined : { ...mail, ...JSON.parse(words) };
}
