import type { MikroORM } from "@mikro-orm/postgresql";
import { VISIT_MONTHS_KEPT } from "#contracts/statistics/statistics.ts";
import { visitDay } from "./visit-day.ts";
import { VisitCount } from "./visit-count.entity.ts";

/** Erases the counts of the days that lie more than `VISIT_MONTHS_KEPT` months back; gives how many. */
export function eraseOldCounts({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const first = new Date(now());
  first.setMonth(first.getMonth() - VISIT_MONTHS_KEPT);
  return orm.em.fork().nativeDelete(VisitCount, { day: { $lt: visitDay(first) } });
}
