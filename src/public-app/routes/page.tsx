import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { FIXED_PAGES } from "#contracts/page/fixed-pages.ts";
import { ask, isUnknown } from "#public-app/rpc/rpc-failure.ts";
import { ownPath, readPreviewToken } from "./page-url.ts";
import { lazyRouteComponent } from "./lazy-route-component.ts";
import { type RouterContext, rootRoute } from "./root.tsx";

/** Finds the present URL of a page that has moved; else « not found ». A link that the browser follows within the site
 *  may name what the server alone knows, such as a redirection: there it asks for the document. */
async function findNewUrl({ loadRpc }: RouterContext, slug: string) {
  const moved = await ask(loadRpc, (rpc) => rpc.pages.movedTo.query({ slug })).catch(() => ({ slug: null }));
  if (moved.slug !== null) return redirect({ to: "/$slug", params: { slug: moved.slug }, search: true, replace: true, statusCode: 301 });
  return import.meta.env.SSR
    ? notFound({ routeId: rootRoute.id })
    : redirect({ href: ownPath(`/${slug}`), reloadDocument: true, replace: true });
}

/** The pages that administrators make. Each path of one part that nothing else has leads here: the server asks which
 *  of them there are before it renders any. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/$slug",
  /** `apercu`: the token of a preview link. */
  validateSearch: readPreviewToken,
  loaderDeps: ({ search: { apercu } }) => ({ apercu }),
  loader: async ({ context, params: { slug }, deps: { apercu } }) => {
    if (slug === FIXED_PAGES.home) throw redirect({ to: "/", search: true, replace: true, statusCode: 301 });
    try {
      return await ask(context.loadRpc, (rpc) => rpc.pages.view.query({ slug, apercu }));
    } catch (error) {
      if (isUnknown(error)) throw await findNewUrl(context, slug);
      throw error;
    }
  },
  component: lazyRouteComponent(() => import("#public-app/page/site-page.tsx"), "SitePage"),
});
