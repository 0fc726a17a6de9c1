import { createRouter, type ParsedLocation } from "@tanstack/react-router";
import { language } from "#messages/public-app/language/language";
import { PageFailure } from "#public-app/layout/failure/page-failure.tsx";
import { articleRoute } from "./routes/article.tsx";
import { blogFrameRoute, blogRoute } from "./routes/blog.tsx";
import { catalogueFrameRoute, catalogueRoute } from "./routes/catalogue.tsx";
import { comparisonRoute } from "./routes/comparison.tsx";
import { contactRoute } from "./routes/contact.tsx";
import { homeRoute } from "./routes/home.tsx";
import { newsletterRoutes } from "./routes/newsletter.tsx";
import { pageRoute } from "./routes/page.tsx";
import { productRoute } from "./routes/product.tsx";
import { selectionRoute } from "./routes/selection.tsx";
import { parseSearch, stringifySearch } from "#public-app/routes/page-url.ts";
import { rootRoute, type RouterContext } from "./routes/root.tsx";

const routeTree = rootRoute.addChildren([
  homeRoute,
  catalogueFrameRoute.addChildren([catalogueRoute]),
  productRoute,
  comparisonRoute,
  selectionRoute,
  blogFrameRoute.addChildren([blogRoute]),
  articleRoute,
  contactRoute,
  ...newsletterRoutes,
  pageRoute,
]);

/** Time during which a loaded page is shown again without a new request. */
export const STALE_TIME_MS = 30_000;

/** A router of its own for every request, and one for the browser: nothing of a visitor outlives the page. */
export function createAppRouter({ context }: { context: Omit<RouterContext, "shown"> }) {
  const router = createRouter({
    routeTree,
    ...language.routing,
    context: { ...context, shown: (): ParsedLocation | undefined => router.state.resolvedLocation },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultStaleTime: STALE_TIME_MS,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultErrorComponent: PageFailure,
    scrollRestoration: true,
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** A product's pictures are open over the whole window. */
    isEnlarged?: boolean;
    /** The filters of the catalogue are open over the whole window. */
    isFiltering?: boolean;
    /** The quick search lies over the page. */
    isSearching?: boolean;
  }
  interface StaticDataRouteOption {
    /** The page opens on a dark scene: the header lies on it in light letters until the visitor scrolls. */
    opensOnDark?: boolean;
  }
}
