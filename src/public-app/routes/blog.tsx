import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { ask } from "#public-app/rpc-failure.ts";
import { rootRoute } from "./root.tsx";

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/blog",
  loader: ({ context }) => ask(context.loadRpc, (rpc) => rpc.articles.listCards.query()),
  component: lazyRouteComponent(() => import("#public-app/article/blog-page.tsx"), "BlogPage"),
  staticData: { opensAtNight: true },
});
