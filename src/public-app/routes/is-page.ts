import type { AnyRouter } from "@tanstack/react-router";

/** Whether a path leads to a page of its own, whatever is behind it: not beyond one, and not nowhere. */
export function isPage(router: Pick<AnyRouter, "getMatchedRoutes">, pathname: string): boolean {
  const [, params, route] = router.getMatchedRoutes(pathname);
  return route !== undefined && params["**"] === undefined;
}
