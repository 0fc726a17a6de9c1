import { type EntityManager, raw } from "@mikro-orm/postgresql";
import { Subscriber } from "#server/resources/subscriber/subscriber.entity.ts";
import { forgetReplies } from "#server/platform/rpc/idempotency/idempotency.ts";
import { lockForUpdate } from "#server/platform/rpc/entity-store.ts";
import { ContactRequest } from "./contact-request.entity.ts";

/** Erases all that the sender of a request left, found by their mail address whatever its case: requests, subscription, and with them the
 *  mails that still wait and the replies that are stored for repeated tries. Gives the number of requests. Fails with `not_found`. */
export async function erasePerson(em: EntityManager, id: number): Promise<number> {
  const { email } = await lockForUpdate(em, ContactRequest, id);
  const theirs = () => ({ [raw("lower(email)")]: email.toLowerCase() });
  await forgetReplies(em, "contactRequests.");
  await em.nativeDelete(Subscriber, theirs());
  return em.nativeDelete(ContactRequest, theirs());
}
