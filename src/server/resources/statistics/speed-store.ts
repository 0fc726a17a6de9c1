import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import {
  type Measure,
  SPEED_BOUNDS,
  SPEED_METRICS,
  SPEED_PAGES,
  type Speed,
  type SpeedMetric,
  type SpeedOverview,
  type SpeedPage,
} from "#contracts/statistics/speed.ts";
import { VISIT_DAYS } from "#contracts/statistics/statistics.ts";
import { VERSION } from "#server/platform/observability/log.ts";
import { companyDayAgo } from "#server/platform/database/company-day.ts";
import { createTally } from "./tally.ts";

type DayMeasure = Measure & { day: string; count: number };

/** Creates the counters of measures. */
export const createSpeedTally = () => createTally(({ day, metric, page, bucket }: DayMeasure) => `${day} ${metric} ${page} ${bucket}`);

/** Adds counts to the stored ones, in one statement and one order, so that instances do not deadlock. */
export async function writeSpeedCounts(em: EntityManager, counts: DayMeasure[]): Promise<void> {
  if (counts.length === 0) return;
  const column = <Name extends keyof DayMeasure>(name: Name) => counts.map((each) => each[name]);
  await sql`
    insert into speed_count (day, metric, page, release, bucket, count)
    select day, metric, page, ${VERSION}::text, bucket, count
    from unnest(${column("day")}::date[], ${column("metric")}::text[], ${column("page")}::text[],
      ${column("bucket")}::int[], ${column("count")}::int[]) as counted (day, metric, page, bucket, count)
    order by 1, 2, 3, 5
    on conflict (day, metric, page, release, bucket) do update set count = speed_count.count + excluded.count`.execute(em.getKysely());
}

type Row = { metric: SpeedMetric; page: SpeedPage; release: string; bucket: number; count: number };

/** Share of the visits that are at least as fast as the figure shown. Source: https://web.dev/articles/vitals. */
const SHARE = 0.75;

/** Estimates the 75th percentile of a histogram, whose buckets count as evenly filled; null for an empty one. */
function findPercentile(metric: SpeedMetric, rows: Row[]): number | null {
  const bounds = SPEED_BOUNDS[metric];
  const counts = bounds.map((bound) => rows.reduce((sum, row) => sum + (row.metric === metric && row.bucket === bound ? row.count : 0), 0));
  let left = SHARE * counts.reduce((sum, count) => sum + count, 0);
  if (left === 0) return null;
  const index = counts.findIndex((count) => (left -= count) <= 0);
  const [lower, upper, count] = [bounds[index - 1] ?? 0, bounds[index] ?? 0, counts[index] ?? 1];
  return Math.round(lower + (upper - lower) * (1 + left / count));
}

function summarize(rows: Row[]): Speed {
  const count = rows.reduce((sum, row) => sum + (row.metric === "lcp" ? row.count : 0), 0);
  const [lcp = null, inp = null, cls = null] = SPEED_METRICS.map((metric) => findPercentile(metric, rows));
  return { count, lcp, inp, cls };
}

/** Reads how fast the visits of the last `VISIT_DAYS` days were. Kinds of pages without any are left out. */
export async function readSpeed(em: EntityManager, now: Date): Promise<SpeedOverview> {
  const { rows } = await sql<Row & { last: string }>`
    select metric, page, release, bucket, sum(count)::int as count, max(day)::text as last from speed_count
    where day > ${companyDayAgo(now, VISIT_DAYS)}::date group by 1, 2, 3, 4 order by last desc, release desc`.execute(em.getKysely());
  const releases = [...new Set(rows.map(({ release }) => release))];
  const pages = SPEED_PAGES.filter((page) => rows.some((row) => row.page === page));
  return {
    pages: pages.map((page) => Object.assign(summarize(rows.filter((row) => row.page === page)), { page })),
    releases: releases.map((release) => Object.assign(summarize(rows.filter((row) => row.release === release)), { release })),
  };
}
