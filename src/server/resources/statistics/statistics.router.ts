import { csvFileSchema } from "#contracts/shared/csv-file.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { productVisitsSchema, visitOverviewSchema } from "#contracts/statistics/statistics.ts";
import { asideProcedure, router } from "#server/platform/rpc/trpc.ts";
import { productVisits, visitOverview } from "./visit-overview.ts";
import { visitsAsCsv } from "./visits-csv.ts";

/** For whoever reads the back office. What this instance has counted until now is written first, so that it is told too. */
const readerProcedure = asideProcedure.meta({ right: { role: "reader" } }).use(async ({ ctx, next }) => {
  await ctx.statistics.flush();
  return next();
});

/** What visitors do, as it was counted. */
export const statisticsRouter = router({
  /** What the dashboard shows. */
  overview: readerProcedure.output(visitOverviewSchema).query(({ ctx: { em, now } }) => visitOverview(em, now())),
  /** What a product's form shows of it. */
  ofProduct: readerProcedure
    .input(byIdSchema)
    .output(productVisitsSchema)
    .query(({ ctx: { em, now }, input: { id } }) => productVisits(em, id, now())),
  /** All that is counted, as a file for a spreadsheet. */
  exportCsv: readerProcedure.output(csvFileSchema).query(({ ctx: { em, now } }) => visitsAsCsv(em, now())),
});
