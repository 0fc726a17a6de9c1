import { dashboardStatsSchema } from "#contracts/dashboard/dashboard.ts";
import { Article } from "#server/article/article.entity.ts";
import { Feature } from "#server/feature/feature.entity.ts";
import { Product } from "#server/product/product.entity.ts";
import { adminProcedure, router } from "#server/rpc/trpc.ts";
import { Slide } from "#server/slide/slide.entity.ts";

/** What the dashboard counts. */
export const dashboardRouter = router({
  stats: adminProcedure.output(dashboardStatsSchema).query(async ({ ctx: { em } }) => ({
    products: await em.count(Product),
    slides: await em.count(Slide),
    blogs: await em.count(Article),
    features: await em.count(Feature),
  })),
});
