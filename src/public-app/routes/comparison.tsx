import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { COMPARED_MAX, readSlugs } from "#contracts/product/chosen-products.ts";
import { ask } from "#public-app/rpc-failure.ts";
import { rootRoute } from "./root.tsx";

export const comparisonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/comparer",
  validateSearch: ({ produits }): { produits?: string } => ({ produits: typeof produits === "string" ? produits : undefined }),
  loaderDeps: ({ search: { produits } }) => ({ slugs: readSlugs(produits, COMPARED_MAX) }),
  loader: ({ context, deps }) => (deps.slugs.length === 0 ? [] : ask(context.loadRpc, (rpc) => rpc.products.compare.query(deps))),
  component: lazyRouteComponent(() => import("#public-app/comparison/comparison-page.tsx"), "ComparisonPage"),
});
