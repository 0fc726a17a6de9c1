import { readLanguage } from "#contracts/shared/language.ts";
import { get } from "./request.ts";

/** The paths of pages: without an extension, and below no prefix whose case and slashes matter. */
const PAGE = /^(?!\/(?:api|trpc|admin|uploads|assets|admin-assets)(?:\/|$))(?!.*\.[a-z0-9]{1,11}$)/i;

/** The canonical path of a page: lower case, single slashes, no trailing slash except in `/` and in the home page of another language, as `/en/`. A backslash counts as a slash, as it does
 *  for browsers, which would take `/\host` for another host's URL. */
function canonicalPath(path: string): string {
  const canonical = path
    .toLowerCase()
    .replace(/[/\\]+/g, "/")
    .replace(/(?<=.)\/$/, "");
  const { path: documented } = readLanguage(canonical);
  return documented === "/" && canonical !== "/" ? `${canonical}/` : canonical;
}

/** Redirects every other spelling of a page's path to the canonical one, permanently: `/Produits/` to `/produits`. */
export const canonicalUrls = get(PAGE, (ctx, next) => {
  const path = canonicalPath(ctx.path);
  if (path === ctx.path) return next();
  ctx.status = 301;
  ctx.set("Location", path + ctx.search);
});
