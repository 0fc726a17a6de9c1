import { BRAND } from "#contracts/shared/brand.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import { VISIT_MONTHS_KEPT } from "#contracts/statistics/statistics.ts";
import { SpeedCount } from "./speed-count.entity.ts";
import { VisitCount } from "./visit-count.entity.ts";

const DAY = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone: BRAND.timeZone }); // 2026-11-23

/** Formats the day of a moment where the company is, as YYYY-MM-DD. */
export function visitDay(moment: Date): string {
  return DAY.format(moment);
}

/** Formats the day that lies so many days before that of a moment, as YYYY-MM-DD. */
export function visitDayAgo(moment: Date, days: number): string {
  const day = new Date(`${visitDay(moment)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}

/** Erases the counts of the days that lie more than `VISIT_MONTHS_KEPT` months back; gives how many. */
export async function eraseOldCounts({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const first = new Date(now());
  first.setMonth(first.getMonth() - VISIT_MONTHS_KEPT);
  const isOld = { day: { $lt: visitDay(first) } };
  return (await orm.em.fork().nativeDelete(VisitCount, isOld)) + (await orm.em.fork().nativeDelete(SpeedCount, isOld));
}
