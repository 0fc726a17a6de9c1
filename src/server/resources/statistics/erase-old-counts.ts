import type { MikroORM } from "@mikro-orm/postgresql";
import { VISIT_MONTHS_KEPT } from "#contracts/statistics/statistics.ts";
import { companyDay } from "#server/platform/database/company-day.ts";
import { SpeedCount } from "./speed-count.entity.ts";
import { VisitCount } from "./visit-count.entity.ts";

/** Erases the counts of the days that lie more than `VISIT_MONTHS_KEPT` months back; gives how many. */
export async function eraseOldCounts({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const first = new Date(now());
  first.setMonth(first.getMonth() - VISIT_MONTHS_KEPT);
  const isOld = { day: { $lt: companyDay(first) } };
  return (await orm.em.fork().nativeDelete(VisitCount, isOld)) + (await orm.em.fork().nativeDelete(SpeedCount, isOld));
}
