import type { IncomingMessage } from "node:http";
import type { Context, Middleware } from "koa";
import { AppError } from "#server/platform/errors/app-error.ts";
import { inLanguage, readLanguage } from "#contracts/shared/language.ts";
import { get } from "./request.ts";

/** Longest path with its query, in characters. */
const TARGET_MAX = 8_000;

const UNREADABLE = "Cette adresse est illisible.";
const UNREADABLE_HOST = "L’en-tête Host de cette demande est illisible.";
const TOO_LONG = "Cette adresse est trop longue.";

const ENCODED = /(?:%[0-9a-f]{2})+/gi;

/** Whether every percent-encoded sequence is UTF-8 without NUL. A lone percent sign, as users type it, is accepted. */
export function isText(encoded: string): boolean {
  try {
    return (encoded.match(ENCODED) ?? []).every((run) => !decodeURIComponent(run).includes("\0"));
  } catch {
    return false;
  }
}

/** Whether a path can be decoded as a whole, as the static file middlewares do. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

function refuse(ctx: Context, message = UNREADABLE): never {
  ctx.url = "/"; // no later reader can decode it, the log included
  throw new AppError("invalid", message);
}

/** `Host` as a name or an address, with a port or not; empty is allowed. Source: RFC 9110 §7.2, RFC 3986 §3.2.2. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i;

/** Counts the `Host` headers of a request. `headers` keeps only the first, and all of them by name take longer to read
 *  than this. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === "host") count += 1;
  return count;
}

/** Whether a request names its host once, as HTTP/1.1 demands. Source: RFC 9112 §3.2. */
export function hasValidHost(request: IncomingMessage): boolean {
  const hosts = countHosts(request);
  return hosts <= 1 && HOST.test(request.headers.host ?? "") && (hosts === 1 || request.httpVersion !== "1.1");
}

/** Rewrites a request target in absolute form, as proxies send it, to origin form; its host replaces the header's.
 *  Source: RFC 9112 §3.2.2. */
function toOriginForm(ctx: Context): void {
  if (!/^https?:\/\//i.test(ctx.url)) return;
  const target = URL.parse(ctx.url);
  if (!target) refuse(ctx);
  ctx.req.headers.host = target.host;
  ctx.url = target.pathname + target.search;
  ctx.originalUrl = ctx.url;
}

/** Refuses invalid request targets before any other middleware reads them: too long, undecodable or no path. Refuses a
 *  request without one valid host, too. */
export const requestTarget: Middleware = (ctx, next) => {
  if (!hasValidHost(ctx.req)) throw new AppError("invalid", UNREADABLE_HOST);
  if (ctx.url === "*" && ctx.method === "OPTIONS") {
    ctx.status = 204;
    return undefined;
  }
  toOriginForm(ctx);
  // Any unknown path below /admin shows the dashboard, an undecodable one too. Source: ADM-1.
  if (ctx.path.startsWith("/admin/") && !isDecodable(ctx.path)) return ctx.redirect("/admin/dashboard");
  if (ctx.url.length > TARGET_MAX) refuse(ctx, TOO_LONG);
  if (!ctx.url.startsWith("/") || !isDecodable(ctx.path) || !isText(ctx.url)) refuse(ctx);
  return next();
};

/** The paths of pages: without an extension, and below no prefix whose case and slashes matter. */
const PAGE = /^(?!\/(?:api|trpc|mcp|admin|uploads|assets|admin-assets)(?:\/|$))(?!.*\.[a-z0-9]{1,11}$)/i;

/** Whether a path can be that of a page. */
export function isPagePath(path: string): boolean {
  return PAGE.test(path);
}

/** Writes a path in the words of its language: `/en/produits`, where a page stood before, gives `/en/products`. */
function inOwnWords(path: string): string {
  const { language, path: documented } = readLanguage(path);
  return inLanguage(language, documented);
}

/** Builds the canonical path of a page: lower case, in the words of its language, single slashes, no trailing slash
 *  except in `/` and in the home page of another language, as `/en/`. A backslash counts as a slash, as it does for
 *  browsers, which would take `/\host` for another host's URL. */
export function canonicalPath(path: string): string {
  return inOwnWords(
    path
      .toLowerCase()
      .replace(/[/\\]+/g, "/")
      .replace(/(?<=.)\/$/, ""),
  );
}

/** Redirects every other spelling of a page's path to the canonical one, permanently: `/Produits/` to `/produits`. Of
 *  the path of a file, only the words of its language can differ. */
export const canonicalUrls = get(/^/, (ctx, next) => {
  const path = isPagePath(ctx.path) ? canonicalPath(ctx.path) : inOwnWords(ctx.path);
  if (path === ctx.path) return next();
  ctx.status = 301;
  ctx.set("Location", path + ctx.search);
});
