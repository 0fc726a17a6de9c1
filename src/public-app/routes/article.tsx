import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { ask, isUnknown } from "#public-app/rpc/rpc-failure.ts";
import { type RouterContext, rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";
import { readPreviewToken } from "./page-url.ts";

/** Finds the present URL of an article that has moved; else « not found ». */
async function findNewUrl({ loadRpc }: RouterContext, slug: string) {
  const moved = await ask(loadRpc, (rpc) => rpc.articles.movedTo.query({ slug })).catch(() => ({ slug: null }));
  return moved.slug === null
    ? notFound()
    : redirect({ to: "/blog/$slug", params: { slug: moved.slug }, search: true, replace: true, statusCode: 301 });
}

export const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/blog/$slug",
  /** `apercu`: the token of a preview link. */
  validateSearch: readPreviewToken,
  loaderDeps: ({ search: { apercu } }) => ({ apercu }),
  loader: async ({ context, params: { slug }, deps: { apercu } }) => {
    try {
      return await ask(context.loadRpc, (rpc) => rpc.articles.view.query({ slug, apercu }));
    } catch (error) {
      if (isUnknown(error)) throw await findNewUrl(context, slug);
      throw error;
    }
  },
  component: lazyRouteComponent(() => import("#public-app/article/detail/article-page.tsx"), "ArticlePage"),
  pendingComponent: lazyRouteComponent(() => import("#public-app/article/detail/article-page.tsx"), "ArticleLoading"),
});
