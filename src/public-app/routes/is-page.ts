import type { AnyRouter } from "@tanstack/react-router";

type Matcher = Pick<AnyRouter, "getMatchedRoutes">;

/** The pattern of the page that a path leads to, such as `/produits/:slug`; undefined beyond a page, and nowhere. */
export function pagePattern(router: Matcher, pathname: string): string | undefined {
  const [, params, route] = router.getMatchedRoutes(pathname);
  return route && params["**"] === undefined ? route.fullPath.replaceAll("$", ":") : undefined;
}

/** Whether a path leads to a page of its own, whatever is behind it. */
export function isPage(router: Matcher, pathname: string): boolean {
  return pagePattern(router, pathname) !== undefined;
}
