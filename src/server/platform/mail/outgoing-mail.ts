import type { Language } from "#contracts/shared/language.ts";

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
  /** Text and HTML, where they are stored so that only this server can read them (`sealed-mail.ts`). */
  sealed?: string;
};
