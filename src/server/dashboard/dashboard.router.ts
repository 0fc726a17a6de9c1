import { dashboardOverviewSchema, dashboardStatsSchema } from "#contracts/dashboard/dashboard.ts";
import { Article } from "#server/article/article.entity.ts";
import { Feature } from "#server/feature/feature.entity.ts";
import { Product } from "#server/product/product.entity.ts";
import { adminProcedure, router } from "#server/rpc/trpc.ts";
import { Slide } from "#server/slide/slide.entity.ts";
import { growthOf } from "./growth.ts";
import { latestDrafts, latestRequests, requestsPerWeek } from "./recent-work.ts";
import { systemStatus } from "./system-status.ts";

/** What the dashboard shows. */
export const dashboardRouter = router({
  /** The four counts. */
  stats: adminProcedure.output(dashboardStatsSchema).query(async ({ ctx: { em } }) => ({
    products: await em.count(Product),
    slides: await em.count(Slide),
    blogs: await em.count(Article),
    features: await em.count(Feature),
  })),
  /** How the counts grow, whether everything works, and what waits for somebody. */
  overview: adminProcedure.output(dashboardOverviewSchema).query(async ({ ctx: { em, now, uploads, mail } }) => ({
    growth: {
      products: await growthOf(em, Product, now()),
      slides: await growthOf(em, Slide, now()),
      blogs: await growthOf(em, Article, now()),
      features: await growthOf(em, Feature, now()),
    },
    status: await systemStatus(em, { uploads, mail, now }),
    requests: await latestRequests(em),
    weeks: await requestsPerWeek(em, now()),
    drafts: await latestDrafts(em),
  })),
});
