import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { z } from "zod";
import { MISSING_DAYS, MISSING_LEAST, type missingPagesSchema } from "#contracts/repair/repair.ts";
import { companyDayAgo } from "#server/platform/database/company-day.ts";
import { createNearestPath } from "./nearest-path.ts";

/** Most missing pages that are listed. */
const LISTED_MAX = 50;

/** Lists the pages that visitors asked for more than once and did not find, but those that exist or lead on by now. */
export async function listMissingPages(
  em: EntityManager,
  { now, known, pages }: { now: Date; known: ReadonlySet<string>; pages: ReadonlySet<string> },
): Promise<z.infer<typeof missingPagesSchema>> {
  const { rows } = await sql<{ path: string; count: number }>`
    select subject as path, sum(count)::int as count from visit_count
    where kind = 'missing_page' and day > ${companyDayAgo(now, MISSING_DAYS)}::date
    group by subject having sum(count) >= ${MISSING_LEAST} order by 2 desc, 1`.execute(em.getKysely());
  const missing = rows.filter(({ path }) => !known.has(path)).slice(0, LISTED_MAX);
  if (missing.length === 0) return [];
  const findNearest = createNearestPath(pages);
  return missing.map(({ path, count }) => ({ path, count, nearest: findNearest(path) ?? null }));
}
