import { createRouter, type ParsedLocation, type RouterHistory } from "@tanstack/react-router";
import { language } from "#messages/public-app/language/language";
import { PageFailure } from "#public-app/layout/failure/page-failure.tsx";
import { aboutRoute } from "./routes/about.tsx";
import { articleRoute } from "./routes/article.tsx";
import { blogFrameRoute, blogRoute } from "./routes/blog.tsx";
import { catalogueFrameRoute, catalogueRoute } from "./routes/catalogue.tsx";
import { comparisonRoute } from "./routes/comparison.tsx";
import { contactRoute } from "./routes/contact.tsx";
import { featuresRoute } from "./routes/features.tsx";
import { homeRoute } from "./routes/home.tsx";
import { legalRoutes } from "./routes/legal.tsx";
import { newsletterRoutes } from "./routes/newsletter.tsx";
import { productRoute } from "./routes/product.tsx";
import { rootRoute, type RouterContext } from "./routes/root.tsx";

const routeTree = rootRoute.addChildren([
  homeRoute,
  featuresRoute,
  catalogueFrameRoute.addChildren([catalogueRoute]),
  productRoute,
  comparisonRoute,
  aboutRoute,
  blogFrameRoute.addChildren([blogRoute]),
  articleRoute,
  contactRoute,
  ...legalRoutes,
  ...newsletterRoutes,
]);

/** Search values stay the strings that the URL holds: `?q=123` is a text like any other. A name that comes several times, as boxes of
 *  one form do, is one list. */
function parseSearch(search: string): Record<string, string> {
  const sent = new URLSearchParams(search);
  return Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name).join()]));
}

function stringifySearch(search: Record<string, unknown>): string {
  const written = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(written.map(([key, value]) => [key, String(value)])).toString();
  return query && `?${query}`;
}

type Options = { context: Omit<RouterContext, "shown">; history?: RouterHistory };

/** A router of its own for every request, and one for the browser: nothing of a visitor outlives the page. */
export function createAppRouter({ context }: Options) {
  const router = createRouter({
    routeTree,
    basepath: language.base || "/",
    context: { ...context, shown: (): ParsedLocation | undefined => router.state.resolvedLocation },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultStaleTime: 30_000,
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
    /** Path of the page that was asked for from this one and did not come, because the line failed. */
    unreached?: string;
    /** A product's pictures are open over the whole window. */
    isEnlarged?: boolean;
  }
  interface StaticDataRouteOption {
    /** The page opens on a dark scene: the header lies on it in light letters until the visitor scrolls. */
    opensOnDark?: boolean;
  }
}
