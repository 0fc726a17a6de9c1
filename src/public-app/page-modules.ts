import type { createAppRouter } from "./router.tsx";

type RouteId = keyof ReturnType<typeof createAppRouter>["routesById"];

const NEWSLETTER = ["subscriber/newsletter-pages.tsx"];

/** Modules, below `src/public-app`, of the lazy components of each route; of a frame, those of the route within it. The
 *  page names their files at once: on a slow line, each file that is found in another one costs a way there and
 *  back. */
export const PAGE_MODULES: Record<Exclude<RouteId, "__root__">, string[]> = {
  "/": ["home/home-page.tsx", "slide/carousel-loading.tsx"],
  "/produits": ["product/catalogue/catalogue-page.tsx"],
  "/produits/": [],
  "/produits/$slug": ["product/detail/product-page.tsx"],
  "/comparer": ["product/comparison/comparison-page.tsx"],
  "/ma-selection": ["selection/selection-page.tsx"],
  "/blog": ["article/list/blog-page.tsx"],
  "/blog/": [],
  "/blog/$slug": ["article/detail/article-page.tsx"],
  "/$slug": ["page/site-page.tsx"],
  "/contact": ["contact-request/contact-page.tsx"],
  "/newsletter/merci": NEWSLETTER,
  "/newsletter/en-attente": NEWSLETTER,
  "/newsletter/confirmer": NEWSLETTER,
  "/newsletter/bienvenue": NEWSLETTER,
  "/newsletter/desabonnement": NEWSLETTER,
  "/newsletter/au-revoir": NEWSLETTER,
};

/** Modules of the page that says that there is none. */
export const UNKNOWN_PAGE_MODULES = ["layout/failure/not-found-page.tsx"];
