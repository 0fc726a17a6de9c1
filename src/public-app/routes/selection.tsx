import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { askOrStay } from "./ask-or-stay.ts";
import { rootRoute } from "./root.tsx";

/** The visitor's own selection; with `produits`, the one that a link names. */
export const selectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/ma-selection",
  validateSearch: ({ produits }): { produits?: string } => ({ produits: typeof produits === "string" ? produits : undefined }),
  loaderDeps: ({ search: { produits } }) => ({ produits }),
  loader: ({ context, location, deps: { produits } }) =>
    produits ? askOrStay(context, location, (rpc) => rpc.contactRequests.selection.query({ written: produits })) : undefined,
  component: lazyRouteComponent(() => import("#public-app/selection/selection-page.tsx"), "SelectionPage"),
});
