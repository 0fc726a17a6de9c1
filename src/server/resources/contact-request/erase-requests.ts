import { type MikroORM, type EntityManager, raw } from "@mikro-orm/postgresql";
import { forkWithAuthor } from "#server/platform/database/fork-with-author.ts";
import { ContactRequest } from "./contact-request.entity.ts";
import { Subscriber } from "#server/resources/subscriber/subscriber.entity.ts";
import { eraseReplies } from "#server/platform/rpc/idempotency/idempotency.ts";
import { lockForUpdate } from "#server/platform/rpc/entity-store.ts";

/** Retention after the last exchange with the sender, as the privacy page promises. */
const RETENTION_YEARS = 3;

/** Erases the requests that were neither written nor changed for three years; gives how many. */
export function eraseOldRequests({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const until = now();
  until.setFullYear(until.getFullYear() - RETENTION_YEARS);
  return forkWithAuthor(orm.em, { via: "housekeeping" }).transactional(async (em) => {
    // The condition on `created_at` only lets the index help: no row was changed before it was created.
    return em.nativeDelete(ContactRequest, { created_at: { $lt: until }, updated_at: { $lt: until } });
  });
}

/** Erases all that the sender of a request left, found by their mail address whatever its case: requests, subscription,
 *  waiting mails, and replies stored for repeated requests. Gives the number of requests. Fails with `not_found`. */
export async function erasePerson(em: EntityManager, id: number): Promise<number> {
  const { email } = await lockForUpdate(em, ContactRequest, id);
  const ofPerson = () => ({ [raw("lower(email)")]: email.toLowerCase() });
  for (const replied of ["contactRequests.", "subscribers."]) await eraseReplies(em, replied);
  await em.nativeDelete(Subscriber, ofPerson());
  return em.nativeDelete(ContactRequest, ofPerson());
}
