import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { ask, RpcFailure } from "#public-app/rpc-failure.ts";
import { rootRoute } from "./root.tsx";

const UNKNOWN: RpcFailure["code"][] = ["not_found", "invalid"];

export const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/blog/$slug",
  /** `apercu`: the token of a preview link. */
  validateSearch: ({ apercu }): { apercu?: string } => (typeof apercu === "string" && apercu !== "" ? { apercu } : {}),
  loaderDeps: ({ search: { apercu } }) => ({ apercu }),
  loader: async ({ context, params: { slug }, deps: { apercu } }) => {
    try {
      return await ask(context.loadRpc, (rpc) => rpc.articles.reading.query({ slug, apercu }));
    } catch (error) {
      if (error instanceof RpcFailure && UNKNOWN.includes(error.code)) throw notFound();
      throw error;
    }
  },
  component: lazyRouteComponent(() => import("#public-app/article/article-page.tsx"), "ArticlePage"),
  pendingComponent: lazyRouteComponent(() => import("#public-app/article/article-loading.tsx"), "ArticleLoading"),
});
