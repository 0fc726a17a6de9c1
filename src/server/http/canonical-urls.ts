import type { Middleware } from "koa";

/** Path prefixes that are no pages: their case and slashes matter. */
const NO_PAGES = /^\/(?:api|trpc|admin|uploads|assets|admin-assets)(?:\/|$)/i;

/** The extension of a file. */
const FILE = /\.[a-z0-9]{1,11}$/i;

/** The canonical path of a page: lower case, single slashes, no trailing slash except in `/` and `/en/`. */
function canonicalPath(path: string): string {
  const canonical = path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  return canonical === "/en" ? "/en/" : canonical;
}

/** Redirects every other spelling of a page's path to the canonical one, permanently: `/Produits/` to `/produits`. */
export const canonicalUrls: Middleware = (ctx, next) => {
  if (!["GET", "HEAD"].includes(ctx.method) || NO_PAGES.test(ctx.path) || FILE.test(ctx.path)) return next();
  const path = canonicalPath(ctx.path);
  if (path === ctx.path) return next();
  ctx.status = 301;
  ctx.set("Location", path + ctx.search);
};
