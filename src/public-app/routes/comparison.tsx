import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { COMPARED_MAX, readSlugs } from "#contracts/product/chosen-products.ts";
import { askOrStay } from "./ask-or-stay.ts";
import { rootRoute } from "./root.tsx";

export const comparisonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/comparer",
  validateSearch: ({ produits, differences }): { produits?: string; differences?: "oui" } => ({
    produits: typeof produits === "string" ? produits : undefined,
    differences: differences === "oui" ? "oui" : undefined,
  }),
  loaderDeps: ({ search: { produits } }) => ({ slugs: readSlugs(produits, COMPARED_MAX) }),
  loader: ({ context, location, deps }) =>
    deps.slugs.length === 0 ? [] : askOrStay(context, location, (rpc) => rpc.products.compare.query(deps)),
  component: lazyRouteComponent(() => import("#public-app/product/comparison/comparison-page.tsx"), "ComparisonPage"),
});
