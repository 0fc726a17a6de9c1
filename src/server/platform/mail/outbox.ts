import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ContactRequest } from "#server/resources/contact-request/contact-request.entity.ts";
import type { Subscriber } from "#server/resources/subscriber/subscriber.entity.ts";
import { readTrustedTime } from "#server/platform/database/trusted-time.ts";
import { Outbox } from "./outbox.entity.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

/** The row that a message is about, whose deletion deletes it, and its lifetime in milliseconds. */
type Posting = { now: Date; lifetime: number; contact_request?: ContactRequest; subscriber?: Subscriber };

/** Adds a message to the outbox in the caller's transaction, and gives its id. It is sent if, and only if, the
 *  transaction is committed. Without a mail server it waits until one is configured or it expires. */
export function post(em: EntityManager, content: OutgoingMail, { now, lifetime, ...about }: Posting): string {
  const id = randomUUID();
  em.create(Outbox, { id, created_at: now, content, due_at: now, expires_at: new Date(now.getTime() + lifetime), ...about });
  return id;
}

/** Deletes the expired messages, whether they are waiting or given up. */
export async function deleteExpiredMails(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(Outbox, { expires_at: { $lt: await readTrustedTime(em, now) } });
}

/** Outgoing mail as requests use it; they never wait for it. */
export type Mail = {
  /** Whether a mail server is configured. Otherwise messages wait in the outbox until one is, or until they expire. */
  isEnabled: boolean;
  /** The company's mailbox where its settings name none (`mailboxOf`): the sender of all mails, and the recipient of
   *  contact requests. */
  contactEmail: string | undefined;
  /** Notifies the worker of a new message, after the commit. */
  wake: () => void;
};
