import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { ask, RpcFailure } from "#public-app/rpc-failure.ts";
import { rootRoute } from "./root.tsx";

const UNKNOWN: RpcFailure["code"][] = ["not_found", "invalid"];

export const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/blog/$slug",
  loader: async ({ context, params: { slug } }) => {
    try {
      return await ask(context.loadRpc, (rpc) => rpc.articles.bySlug.query({ slug }));
    } catch (error) {
      if (error instanceof RpcFailure && UNKNOWN.includes(error.code)) throw notFound();
      throw error;
    }
  },
  component: lazyRouteComponent(() => import("#public-app/article/article-page.tsx"), "ArticlePage"),
});
