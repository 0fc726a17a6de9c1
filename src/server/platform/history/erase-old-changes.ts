import type { MikroORM } from "@mikro-orm/postgresql";
import { RecordedChange } from "#server/platform/database/change.entity.ts";

/** As the privacy page says: the names of administrators are personal data too. */
const RETENTION_YEARS = 2;

/** What is older is erased from the history. */
export function historyEndsAt(now: Date): Date {
  const end = new Date(now);
  end.setFullYear(end.getFullYear() - RETENTION_YEARS);
  return end;
}

/** Erases the changes that are two years old; gives how many. */
export function eraseOldChanges({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(RecordedChange, { at: { $lt: historyEndsAt(now()) } });
}
