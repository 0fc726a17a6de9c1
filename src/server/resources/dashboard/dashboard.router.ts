import { dashboardOverviewSchema, dashboardStatsSchema } from "#contracts/dashboard/dashboard.ts";
import { adminProcedure, router } from "#server/platform/rpc/trpc.ts";
import { growthOf } from "./growth.ts";
import { COUNTED_NAMES, ofEachCounted } from "./resource-counts.ts";
import { dueRequests, latestDrafts, latestRequests, requestsPerWeek } from "./recent-work.ts";
import { systemStatus } from "./system-status.ts";

/** What the dashboard shows. */
export const dashboardRouter = router({
  /** Counts the records of each counted resource. */
  stats: adminProcedure
    .meta({ right: { role: "reader" } })
    .output(dashboardStatsSchema(COUNTED_NAMES))
    .query(({ ctx: { em } }) => ofEachCounted((entity) => em.count(entity))),
  /** How the counts grow, whether everything works, and what waits for an answer. */
  overview: adminProcedure
    .meta({ right: { role: "reader" } })
    .output(dashboardOverviewSchema(COUNTED_NAMES))
    .query(async ({ ctx: { em, now, uploads, mail } }) => ({
      growth: await ofEachCounted((entity) => growthOf(em, entity, now())),
      status: await systemStatus(em, { uploads, mail, now }),
      due: await dueRequests(em, now()),
      requests: await latestRequests(em),
      weeks: await requestsPerWeek(em, now()),
      drafts: await latestDrafts(em),
    })),
});
