import type { Middleware } from "koa";

/** Branches whose addresses are not pages: they mean what they say, to the letter. */
const NO_PAGES = /^\/(?:api|trpc|admin|uploads|assets|admin-assets)(?:\/|$)/i;

/** Whatever has an extension is a file. */
const FILE = /\.[a-z0-9]{1,11}$/i;

/** The one address of a page: lower case, single slashes, none at the end but where it is the whole of it. */
function canonicalPath(path: string): string {
  const tidy = path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  return tidy === "/en" ? "/en/" : tidy;
}

/** Leads every other writing of a page's address to the one it has, for good: `/Produits/` to `/produits`. */
export const canonicalUrls: Middleware = (ctx, next) => {
  if (!["GET", "HEAD"].includes(ctx.method) || NO_PAGES.test(ctx.path) || FILE.test(ctx.path)) return next();
  const path = canonicalPath(ctx.path);
  if (path === ctx.path) return next();
  ctx.status = 301;
  ctx.set("Location", path + ctx.search);
};
