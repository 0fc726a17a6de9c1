import { createRoute, redirect } from "@tanstack/react-router";
import { type ProductTab, parseProductTab } from "#public-app/product/detail/product-tab.ts";
import { ask, RpcFailure } from "#public-app/rpc/rpc-failure.ts";
import { type RouterContext, rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";
import { readPreviewToken } from "./page-url.ts";

/** Finds where a product that is not at this URL may be: at the one it has now, else in the catalogue, whatever the
 *  reason but that no answer came at all. Source: PROD-5. */
async function findNewUrl({ loadRpc }: RouterContext, slug: string) {
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
    ...readPreviewToken({ apercu }),
  }),
  loaderDeps: ({ search: { apercu } }) => ({ apercu }),
  loader: ({ context, params: { slug }, deps: { apercu } }) =>
    ask(context.loadRpc, (rpc) => rpc.products.view.query({ slug, apercu })).catch(async (error: unknown) => {
      throw error instanceof RpcFailure && error.code === "offline" ? error : await findNewUrl(context, slug);
    }),
  component: lazyRouteComponent(() => import("#public-app/product/detail/product-page.tsx"), "ProductPage"),
  pendingComponent: lazyRouteComponent(() => import("#public-app/product/detail/product-page.tsx"), "ProductLoading"),
});
