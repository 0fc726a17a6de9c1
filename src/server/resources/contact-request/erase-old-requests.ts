import type { MikroORM } from "@mikro-orm/postgresql";
import { forkSigned } from "#server/platform/database/changes/fork-signed.ts";
import { ContactRequest } from "./contact-request.entity.ts";

/** As the privacy page promises (`public-app/legal/privacy.fr.ts`): after the last exchange with its sender. */
const RETENTION_YEARS = 3;

/** Erases the requests that were neither written nor changed for three years; gives how many. */
export function eraseOldRequests({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const until = now();
  until.setFullYear(until.getFullYear() - RETENTION_YEARS);
  return forkSigned(orm.em, { via: "housekeeping" }).transactional(async (em) => {
    // The first of the two is what the index knows; nothing was changed before it came.
    return em.nativeDelete(ContactRequest, { created_at: { $lt: until }, updated_at: { $lt: until } });
  });
}
