import type { Context, Middleware } from "koa";
import { AppError } from "#server/app-error.ts";

/** Longest address with its parameters, in characters. */
const TARGET_MAX = 8_000;

const UNREADABLE = "Cette adresse est illisible.";
const TOO_LONG = "Cette adresse est trop longue.";

const ENCODED = /(?:%[0-9a-f]{2})+/gi;

/** Whether all that is percent-encoded is text, without NUL. A lone percent sign, as people type it, is left alone. */
export function isText(encoded: string): boolean {
  try {
    return (encoded.match(ENCODED) ?? []).every((run) => !decodeURIComponent(run).includes("\0"));
  } catch {
    return false;
  }
}

/** Whether a path can be decoded as a whole, as those who serve files do. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

function refuse(ctx: Context, message = UNREADABLE): never {
  ctx.url = "/"; // nobody after this can read it, the log included
  throw new AppError("invalid", message);
}

/** Brings an address that names a host, as proxies write it, into the form that all others have; the named host then counts, and not the
 *  header's. Source: RFC 9112 §3.2.2. */
function toOriginForm(ctx: Context): void {
  if (!/^https?:\/\//i.test(ctx.url)) return;
  const target = URL.parse(ctx.url);
  if (!target) refuse(ctx);
  ctx.req.headers.host = target.host;
  ctx.url = target.pathname + target.search;
  ctx.originalUrl = ctx.url;
}

/** Lets addresses in that name something of this site in text, and refuses all others before anything reads them. */
export const requestTarget: Middleware = (ctx, next) => {
  if (ctx.url === "*" && ctx.method === "OPTIONS") {
    ctx.status = 204;
    return undefined;
  }
  toOriginForm(ctx);
  // Any other path under /admin shows the dashboard: people mistype there what nobody but they will read. Source: specification §2.
  if (ctx.path.startsWith("/admin/") && !isDecodable(ctx.path)) return ctx.redirect("/admin/dashboard");
  if (ctx.url.length > TARGET_MAX) refuse(ctx, TOO_LONG);
  if (!ctx.url.startsWith("/") || !isDecodable(ctx.path) || !isText(ctx.url)) refuse(ctx);
  return next();
};
