import type { EntityManager } from "@mikro-orm/postgresql";
import type { RequestReply } from "#contracts/contact-request/answer.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { Outbox } from "#server/platform/mail/outbox.entity.ts";
import { ContactRequestReply } from "./request-reply.entity.ts";

/** Notes that the mail of an answer was sent, in the transaction that takes it from the outbox. */
export async function markReplySent(em: EntityManager, mail: string): Promise<void> {
  await em.nativeUpdate(ContactRequestReply, { mail }, { sent_at: nowOf(em) });
}

/** Reads what became of an answer. Its mail has left the outbox unsent where it was too old to be worth sending. */
function stateOf({ sent_at }: ContactRequestReply, waiting: Outbox | undefined): RequestReply["state"] {
  if (sent_at) return "sent";
  return waiting && !waiting.given_up_at ? "waiting" : "failed";
}

/** Lists the answers to a request, oldest first, with what became of their mails. */
export async function listReplies(em: EntityManager, contact_request: number): Promise<RequestReply[]> {
  const replies = await em.find(ContactRequestReply, { contact_request }, { orderBy: { id: "asc" } });
  const unsent = replies.filter(({ sent_at }) => !sent_at).map(({ mail }) => mail);
  const mails = unsent.length > 0 ? await em.find(Outbox, { id: { $in: unsent } }) : [];
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  return replies.map((reply) => ({
    id: reply.id,
    created_at: reply.created_at.toISOString(),
    author: reply.author_name,
    subject: reply.subject,
    text: reply.text,
    state: stateOf(reply, byId.get(reply.mail)),
    sent_at: reply.sent_at?.toISOString() ?? null,
    error: byId.get(reply.mail)?.last_error ?? "",
  }));
}
