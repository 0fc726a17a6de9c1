import type { MikroORM } from "@mikro-orm/postgresql";
import { RecordedChange } from "./change.entity.ts";

/** As the privacy page says: the names of administrators are personal data too. */
const RETENTION_YEARS = 2;

/** Erases the changes that are two years old; gives how many. */
export function eraseOldChanges({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const until = now();
  until.setFullYear(until.getFullYear() - RETENTION_YEARS);
  return orm.em.fork().nativeDelete(RecordedChange, { at: { $lt: until } });
}
