import { createRoute, redirect } from "@tanstack/react-router";
import { type BlogFilter, parseBlogFilter } from "#contracts/article/blog-filter.ts";
import { ask } from "#public-app/rpc/rpc-failure.ts";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

/** Named even where they are unset: what the URL holds too much (empty, default, unknown values) is then dropped from
 *  it. */
const UNSET: Record<keyof BlogFilter, undefined> = { category: undefined, page: undefined };

/** The frame around the list of articles: the opening, the categories, the closing block. */
export const blogFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/blog",
  validateSearch: (search): BlogFilter => ({ ...UNSET, ...parseBlogFilter(search) }),
  component: lazyRouteComponent(() => import("#public-app/article/list/blog-page.tsx"), "BlogFrame"),
  staticData: { opensOnDark: true },
});

export const blogRoute = createRoute({
  getParentRoute: () => blogFrameRoute,
  path: "/",
  loaderDeps: ({ search: { category, page } }) => ({ category, page }),
  loader: async ({ context, deps }) => {
    const blog = await ask(context.loadRpc, (rpc) => rpc.articles.blog.query(deps));
    if (blog.page <= blog.pages) return blog;
    // A page past the end, from an old link.
    const page = blog.pages > 1 ? blog.pages : undefined;
    throw redirect({ to: "/blog", search: { ...deps, page }, replace: true, statusCode: 302 });
  },
  component: lazyRouteComponent(() => import("#public-app/article/list/blog-page.tsx"), "BlogResults"),
  pendingComponent: lazyRouteComponent(() => import("#public-app/article/list/blog-page.tsx"), "BlogLoading"),
  errorComponent: lazyRouteComponent(() => import("#public-app/article/list/blog-page.tsx"), "BlogFailure"),
});
