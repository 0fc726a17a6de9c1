import { createRoute } from "@tanstack/react-router";
import { COMPARED_MAX, readSlugs } from "#contracts/product/chosen-products.ts";
import { ask } from "#public-app/rpc/rpc-failure.ts";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

export const comparisonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/comparer",
  validateSearch: ({ produits, differences }): { produits?: string; differences?: "oui" } => ({
    produits: typeof produits === "string" ? produits : undefined,
    differences: differences === "oui" ? "oui" : undefined,
  }),
  loaderDeps: ({ search: { produits } }) => ({ slugs: readSlugs(produits, COMPARED_MAX) }),
  loader: ({ context, deps }) => (deps.slugs.length === 0 ? [] : ask(context.loadRpc, (rpc) => rpc.products.compare.query(deps))),
  component: lazyRouteComponent(() => import("#public-app/product/comparison/comparison-page.tsx"), "ComparisonPage"),
});
