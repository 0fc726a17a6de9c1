import { createRoute } from "@tanstack/react-router";
import { ask } from "#public-app/rpc/rpc-failure.ts";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

/** The visitor's own selection; with `produits`, the one that a link names. */
export const selectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/ma-selection",
  validateSearch: ({ produits }): { produits?: string } => ({ produits: typeof produits === "string" ? produits : undefined }),
  loaderDeps: ({ search: { produits } }) => ({ produits }),
  loader: ({ context, deps: { produits } }) =>
    produits ? ask(context.loadRpc, (rpc) => rpc.contactRequests.selection.query({ written: produits })) : undefined,
  component: lazyRouteComponent(() => import("#public-app/selection/selection-page.tsx"), "SelectionPage"),
});
