import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "#contracts/shared/language.ts";
import type { ContactRequest } from "#server/contact-request/contact-request.entity.ts";
import type { NewsletterSubscriber } from "#server/newsletter/newsletter-subscriber.entity.ts";
import { Outbox } from "./outbox.entity.ts";

/** A person or a company, and the address it reads. */
export type Mailbox = { name: string; address: string };

/** A message as it waits. Its sender is the company's; headers bear no line breaks. */
export type OutgoingMail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  language: Language;
  headers?: Record<string, string>;
};

/** Whom a message is about, so that erasing them erases it, and how long it is worth reading, in milliseconds. */
export type Posting = { now: Date; lifetime: number; contact_request?: ContactRequest; newsletter_subscriber?: NewsletterSubscriber };

/** Puts a message into the outbox, within the caller's transaction: it leaves if, and only if, what it speaks of is stored.
 *  Also where no mail server is configured: once there is one, what has not expired by then is sent. */
export function post(em: EntityManager, content: OutgoingMail, { now, lifetime, ...about }: Posting): void {
  em.create(Outbox, { id: randomUUID(), created_at: now, content, due_at: now, expires_at: new Date(now.getTime() + lifetime), ...about });
}

/** Forgets the messages that nobody would want to read any more, sent by nobody or given up. */
export async function forgetExpired(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(Outbox, { expires_at: { $lt: now } });
}

/** The part of outgoing mail that requests may use: they never wait for it. */
export type Mail = {
  /** Whether a mail server is configured. Where none is, messages wait in the outbox until there is one, or until they expire. */
  isEnabled: boolean;
  /** The company's address: it sends our mails, and gets the requests. */
  contactEmail: string;
  /** Says that something was put into the outbox, once that is stored. */
  wake: () => void;
};
