import { articleRouter } from "#server/article/article.router.ts";
import { categoryRouter } from "#server/category/category.router.ts";
import { contactRequestRouter } from "#server/contact-request/contact-request.router.ts";
import { dashboardRouter } from "#server/dashboard/dashboard.router.ts";
import { featureRouter } from "#server/feature/feature.router.ts";
import { historyRouter } from "#server/history/history.router.ts";
import { mailRouter } from "#server/mail/mail.router.ts";
import { subscriberRouter } from "#server/subscriber/subscriber.router.ts";
import { productRouter } from "#server/product/product.router.ts";
import { searchRouter } from "#server/search/search.router.ts";
import { sessionRouter } from "#server/session/session.router.ts";
import { slideRouter } from "#server/slide/slide.router.ts";
import { mediaRouter } from "#server/media/media.router.ts";
import { router } from "#server/rpc/trpc.ts";

/** Every procedure. Removing a noun is removing its folders and its line here. */
export const appRouter = router({
  products: productRouter,
  categories: categoryRouter,
  slides: slideRouter,
  features: featureRouter,
  articles: articleRouter,
  contactRequests: contactRequestRouter,
  subscribers: subscriberRouter,
  media: mediaRouter,
  mail: mailRouter,
  search: searchRouter,
  session: sessionRouter,
  dashboard: dashboardRouter,
  history: historyRouter,
});

export type AppRouter = typeof appRouter;
