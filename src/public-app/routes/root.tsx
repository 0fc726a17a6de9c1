import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";
import { AppLayout } from "#public-app/layout/app-layout.tsx";
import type { Rpc } from "#public-app/rpc.ts";

/** What every route may use. */
export type RouterContext = {
  /** The server's procedures. The browser fetches its client when first asked: the first page comes with its data. */
  loadRpc: () => Promise<Rpc>;
  /** The site's origin, without trailing slash. */
  publicUrl: string;
  /** Where customers sign in to their house. */
  cloudLogin: string;
};

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: AppLayout,
  notFoundComponent: lazyRouteComponent(() => import("#public-app/layout/not-found-page.tsx"), "NotFoundPage"),
});
