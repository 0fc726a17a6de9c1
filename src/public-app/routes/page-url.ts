import type { AnyRouter } from "@tanstack/react-router";
import { inLanguage } from "#contracts/shared/language.ts";
import { language } from "#messages/public-app/language/language";

/** Search values stay the strings that the URL holds: `?q=123` is a text like any other. A name that comes several
 *  times, as boxes of one form do, is one list. */
export function parseSearch(search: string | URLSearchParams): Record<string, string> {
  const sent = new URLSearchParams(search);
  return Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name).join()]));
}

type Written = string | number | string[] | undefined;

/** Writes parameters in one order, so that what is the same has one URL. Each facet of the catalogue is a parameter,
 *  its values one list, as `parseSearch` reads it: the router writes again what it has read, and redirects where that
 *  differs. */
export function stringifySearch({ facets, ...search }: Record<string, unknown>): string {
  const query = new URLSearchParams();
  // as the routes validate it
  const written = { ...search, ...(facets as object | undefined) } as Record<string, Written>;
  for (const name of Object.keys(written).sort()) {
    const value = written[name];
    if (value !== undefined && value !== "") query.append(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : "";
}

/** Reads the token of a preview link from the parameters of a page. */
export function readPreviewToken({ apercu }: Record<string, unknown>): { apercu?: string } {
  return typeof apercu === "string" && apercu !== "" ? { apercu } : {};
}

type Matcher = Pick<AnyRouter, "getMatchedRoutes">;

/** The pattern of the page that a path leads to, such as `/produits/:slug`; undefined beyond a page, and nowhere. */
export function pagePattern(router: Matcher, pathname: string): string | undefined {
  const [, params, route] = router.getMatchedRoutes(pathname);
  return route && params["**"] === undefined ? route.fullPath.replaceAll("$", ":") : undefined;
}

/** Checks that a path leads to a page of its own, whatever its data. */
export function isPage(router: Matcher, pathname: string): boolean {
  return pagePattern(router, pathname) !== undefined;
}

/** The path of a page in this bundle's language, by its documented one. */
export function ownPath(path: string): string {
  return inLanguage(language.code, path);
}

/** A page of this site in this bundle's language, by its documented path, as other sites must write it. */
export function pageUrl(publicUrl: string, path: string): string {
  return publicUrl + ownPath(path);
}

/** A URL of this site as other sites must write it; a URL of another site stays as it is. */
export function absoluteUrl(publicUrl: string, url: string): string {
  return /^https?:\/\//i.test(url) ? url : publicUrl + url;
}
