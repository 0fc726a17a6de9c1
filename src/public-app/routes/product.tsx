import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { type ProductTab, parseProductTab } from "#public-app/product/product-tab.ts";
import { ProductLoading } from "#public-app/product/product-loading.tsx";
import { ask } from "#public-app/rpc-failure.ts";
import { rootRoute } from "./root.tsx";

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/produits/$slug",
  validateSearch: ({ tab }): { tab?: ProductTab } => ({ tab: undefined, ...parseProductTab(tab) }),
  // Source: specification §8 « Product not found or failed »: the visitor is led back to the catalogue, whatever the reason.
  loader: ({ context, params: { slug } }) =>
    ask(context.loadRpc, (rpc) => rpc.products.sheet.query({ slug })).catch(() => {
      throw redirect({ to: "/produits", replace: true, statusCode: 302 });
    }),
  component: lazyRouteComponent(() => import("#public-app/product/product-page.tsx"), "ProductPage"),
  pendingComponent: ProductLoading,
});
