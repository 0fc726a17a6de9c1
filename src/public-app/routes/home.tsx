import { createRoute } from "@tanstack/react-router";
import { FIXED_PAGES } from "#contracts/page/fixed-pages.ts";
import { ask, toRpcFailure } from "#public-app/rpc/rpc-failure.ts";
import type { Rpc } from "#public-app/rpc/rpc.ts";
import { readPreviewToken } from "./page-url.ts";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

/** New products, and articles, shown on the home page. */
const HOME_CARDS = 3;

/** A part of the page that could not be loaded is left out: the rest stands without it (SLIDE-1). The server logs why.
 *  Where no answer comes at all, there is no page. */
async function orNone<Value>(call: Promise<Value[]>): Promise<Value[]> {
  try {
    return await call;
  } catch (error) {
    if (toRpcFailure(error).code === "offline") throw error;
    return [];
  }
}

async function loadHome(rpc: Rpc, apercu: string | undefined) {
  const [slides, newProducts, articles, [view]] = await Promise.all([
    orNone(rpc.slides.listActive.query()),
    orNone(rpc.products.newest.query({ limit: HOME_CARDS })),
    orNone(rpc.articles.listCards.query({ limit: HOME_CARDS })),
    orNone(rpc.pages.view.query({ slug: FIXED_PAGES.home, apercu }).then((found) => [found])),
  ]);
  return { slides, newProducts, articles, view };
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  /** `apercu`: the token of a preview link. */
  validateSearch: readPreviewToken,
  loaderDeps: ({ search: { apercu } }) => ({ apercu }),
  loader: ({ context: { loadRpc }, deps: { apercu } }) => ask(loadRpc, (rpc) => loadHome(rpc, apercu)),
  component: lazyRouteComponent(() => import("#public-app/home/home-page.tsx"), "HomePage"),
  pendingComponent: lazyRouteComponent(() => import("#public-app/slide/carousel-loading.tsx"), "CarouselLoading"),
  staticData: { opensOnDark: true },
});
