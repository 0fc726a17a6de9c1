import { createRoute, redirect } from "@tanstack/react-router";
import { type CatalogueFilter, parseCatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import { laterPage } from "#contracts/page/public-pages.ts";
import { ask } from "#public-app/rpc/rpc-failure.ts";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

/** All parameters of the URL, each unset: empty, default and unknown values are then dropped from it. Parameters of
 *  facets are written again as they are. The token of a preview stays. */
const unsetOf = (search: object) =>
  Object.fromEntries(Object.keys(search).flatMap((name) => (name === "apercu" ? [] : [[name, undefined]])));

const loadPage = () => import("#public-app/product/catalogue/catalogue-page.tsx");

/** The frame that stays while results come and go: the opening, the filters, the closing block. */
export const catalogueFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/produits",
  validateSearch: (search: Record<string, unknown>): CatalogueFilter => ({ ...unsetOf(search), ...parseCatalogueFilter(search) }),
  component: lazyRouteComponent(loadPage, "CatalogueFrame"),
  staticData: { opensOnDark: true },
});

const redirectKeeping = (changed: CatalogueFilter) =>
  redirect({ to: "/produits", search: (search) => ({ ...search, ...changed }), replace: true, statusCode: 302 });

export const catalogueRoute = createRoute({
  getParentRoute: () => catalogueFrameRoute,
  path: "/",
  loaderDeps: ({ search: { q, category, facets, sort, page } }) => ({ q, category, facets, sort, page }),
  loader: async ({ context, deps, abortController: { signal } }) => {
    const page = await ask(context.loadRpc, (rpc) => rpc.products.catalogue.query(deps, { signal }));
    // The URL says more of facets than there are; or it is past the end, from an old link or a catalogue that has
    // shrunk.
    if ("meant" in page) throw redirectKeeping({ facets: page.meant });
    if (page.data.length === 0 && page.total > 0) throw redirectKeeping({ page: laterPage(Math.ceil(page.total / page.limit)) });
    if (deps.category && !page.category) context.setStatus?.(404);
    return page;
  },
  component: lazyRouteComponent(loadPage, "CatalogueResults"),
  pendingComponent: lazyRouteComponent(loadPage, "CatalogueLoading"),
  errorComponent: lazyRouteComponent(loadPage, "CatalogueFailure"),
});
