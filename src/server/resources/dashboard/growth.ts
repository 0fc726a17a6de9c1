import type { EntityName } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Growth, GROWTH_DAYS } from "#contracts/dashboard/dashboard.ts";
import type { Stored } from "#server/platform/database/columns.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the rows of a resource that were created in the last `GROWTH_DAYS` days, and in as many before them. */
export async function growthOf(em: EntityManager, entity: EntityName<Stored>, now: Date): Promise<Growth> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const countBetween = (from: Date, until: Date) => em.count(entity, { created_at: { $gt: from, $lte: until } });
  return {
    recent: await countBetween(daysAgo(GROWTH_DAYS), now),
    before: await countBetween(daysAgo(2 * GROWTH_DAYS), daysAgo(GROWTH_DAYS)),
  };
}
