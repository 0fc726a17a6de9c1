import type { IncomingMessage } from "node:http";
import type { Context, Middleware } from "koa";
import { fromMarkdownPath, toMarkdownUrl } from "#contracts/page/markdown-url.ts";
import { EncodedResponse, type ResponseContent } from "#server/platform/cache/encoded-response.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isRead } from "#server/platform/http/request.ts";
import { canonicalPath, isPagePath } from "#server/platform/http/request-target.ts";
import { toMarkdown } from "./to-markdown.ts";

const TYPE = "text/markdown";

/** Whether a client may prefer Markdown: it names that type. No browser does. */
export function mayPreferMarkdown({ headers: { accept = "" } }: IncomingMessage): boolean {
  return accept.includes(TYPE);
}

/** Serves a page's Markdown at the page's own URL to clients that prefer it. No cache on the way keeps it there: one
 *  that ignores `Vary` would send it to browsers. */
export const negotiateMarkdown: Middleware = async (ctx, next) => {
  const isAsked = isRead(ctx) && mayPreferMarkdown(ctx.req) && isPagePath(ctx.path) && ctx.accepts("text/html", TYPE) === TYPE;
  if (!isAsked) return next();
  ctx.url = toMarkdownUrl(ctx.url);
  await next();
  if (ctx.status !== 200 && ctx.status !== 304) return;
  ctx.vary("Accept");
  ctx.set({ "Content-Location": ctx.url, "Cache-Control": "private, no-cache" });
  for (const header of ["CDN-Cache-Control", "Cache-Tag", "Surrogate-Key"]) ctx.remove(header);
};

/** The URL with which a request asks for a page as Markdown; undefined where it asks for HTML. */
export function markdownUrlOf({ state }: Context): string | undefined {
  return state.markdownUrl;
}

/** Appends the ending of Markdown to a redirection from one page to another. */
function redirectToMarkdown(ctx: Context): void {
  const location = ctx.response.get("Location") ?? "";
  const [path = ""] = location.split("?", 1);
  if (path.startsWith("/") && isPagePath(path)) ctx.set("Location", toMarkdownUrl(location));
}

/** Answers `/produits.md` as the page `/produits` would be, in Markdown: what follows knows the page's own path. */
export const markdownPages: Middleware = async (ctx, next) => {
  const path = isRead(ctx) ? fromMarkdownPath(ctx.path) : undefined;
  if (path === undefined || !isPagePath(path)) return next();
  const canonical = canonicalPath(path);
  if (canonical !== path) {
    ctx.status = 301;
    ctx.set("Location", toMarkdownUrl(canonical) + ctx.search);
    return;
  }
  const asked = ctx.url;
  ctx.state.markdownUrl = asked;
  ctx.path = path;
  try {
    await next();
    redirectToMarkdown(ctx);
  } finally {
    ctx.url = asked;
  }
};

/** Whether a response leads away from a page that does not exist: a missing product leads to the catalogue. */
function isElsewhere({ status, headers = {} }: ResponseContent, path: string): boolean {
  return status === 302 && headers.Location?.split("?", 1)[0] !== path;
}

/** Turns the response of a page at a path into that of its Markdown. Throws not_found where there is no such page. */
export function asMarkdown(page: ResponseContent | EncodedResponse, path: string): ResponseContent | EncodedResponse {
  if (page instanceof EncodedResponse) return page; // the former Markdown, of unchanged data
  if (page.status === 404 || isElsewhere(page, path)) throw new AppError("not_found");
  const { Location, "Retry-After": pause } = page.headers ?? {};
  const { text, canonical, robots } = toMarkdown(String(page.body));
  return {
    ...page,
    type: `${TYPE}; charset=utf-8`,
    headers: {
      "Cache-Control": "no-cache",
      ...(Location && { Location }),
      ...(pause && { "Retry-After": pause }),
      ...(canonical && { Link: `<${canonical}>; rel="canonical"` }),
      ...(robots && { "X-Robots-Tag": robots }),
    },
    body: Location ? "" : text,
  };
}
