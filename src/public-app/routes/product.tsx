import { createRoute, isRedirect, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { type ProductTab, parseProductTab } from "#public-app/product/detail/product-tab.ts";
import { ask } from "#public-app/rpc/rpc-failure.ts";
import { askOrStay } from "./ask-or-stay.ts";
import { type RouterContext, rootRoute } from "./root.tsx";

/** Where a product that is not at this URL may be: at the one it has now, else in the catalogue, whatever the reason.
 *  Source: specification §8 « Product not found or failed ». */
async function elsewhere({ loadRpc }: RouterContext, slug: string) {
  const moved = await ask(loadRpc, (rpc) => rpc.products.movedTo.query({ slug })).catch(() => ({ slug: null }));
  return moved.slug === null
    ? redirect({ to: "/produits", replace: true, statusCode: 302 })
    : redirect({ to: "/produits/$slug", params: { slug: moved.slug }, search: true, replace: true, statusCode: 301 });
}

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/produits/$slug",
  /** `apercu`: the token of a preview link. */
  validateSearch: ({ tab, apercu }): { tab?: ProductTab; apercu?: string } => ({
    tab: undefined,
    ...parseProductTab(tab),
    ...(typeof apercu === "string" && apercu !== "" && { apercu }),
  }),
  loaderDeps: ({ search: { apercu } }) => ({ apercu }),
  loader: ({ context, location, params: { slug }, deps: { apercu } }) =>
    askOrStay(context, location, (rpc) => rpc.products.view.query({ slug, apercu })).catch(async (error: unknown) => {
      throw isRedirect(error) ? error : await elsewhere(context, slug);
    }),
  component: lazyRouteComponent(() => import("#public-app/product/detail/product-parts.ts"), "ProductPage"),
  pendingComponent: lazyRouteComponent(() => import("#public-app/product/detail/product-parts.ts"), "ProductLoading"),
});
