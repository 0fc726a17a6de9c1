import { sha256 } from "#server/platform/database/sha256.ts";
import { inLanguage, type Language, readLanguage } from "#contracts/shared/language.ts";
import { escapeXml, directionOf } from "#server/platform/language/markup.ts";
import type { Middleware, Context } from "koa";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isRead } from "#server/platform/http/request.ts";
import { WORDS } from "#server/platform/language/words.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { DENY_ALL_POLICY } from "#server/platform/http/security-headers.ts";

const STYLE =
  "body{display:grid;min-height:90vh;place-content:center;text-align:center;font:1.1rem/1.6 system-ui,sans-serif;background:#fbf9f5;color:#0b2a30}a{color:inherit}";

/** The policy of a plain page: nothing but its own style. */
const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${sha256(STYLE, "base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** `reloadAfter`: seconds until the page reloads itself; `home`: label of the link to the home page, if any. */
type Words = { language: Language; title: string; text: string; reloadAfter?: number; home?: string };

/** A page that needs neither database nor bundle. */
function plainPage({ language, title, text, reloadAfter, home }: Words): string {
  const link = home === undefined ? "" : `<p><a href="${inLanguage(language, "/")}">${home}</a></p>`;
  const reload = reloadAfter === undefined ? "" : `<meta http-equiv="refresh" content="${reloadAfter}">`;
  return `<!doctype html>
<html lang="${language}"${directionOf(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${reload}<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeXml(text)}</p>${link}</main></body></html>`;
}

const RETRY_AFTER_S = 5;

/** Answers a browser with a page that reloads itself when too many others are being rendered. Forms and programs get
 *  the error mapper's response. Source: DOS-7. */
export const busyPage: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const isPage = isRead(ctx) && ctx.get("accept").includes("text/html");
    if (!isPage || !(error instanceof AppError) || error.code !== "unavailable") throw error;
    ctx.status = 503;
    ctx.set({ "Cache-Control": "no-store", "Content-Security-Policy": PLAIN_PAGE_POLICY, "Retry-After": String(RETRY_AFTER_S) });
    ctx.type = "text/html; charset=utf-8";
    const { language } = readLanguage(ctx.path);
    ctx.body = plainPage({ language, ...WORDS[language].plain.busy, reloadAfter: RETRY_AFTER_S });
  }
};

/** Whether a browser asked for something to be shown, rather than a program for data. */
function isForBrowser({ path, headers: { accept = "" } }: Context): boolean {
  return accept.includes("text/html") && !/^\/(?:api|trpc)(?:\/|$)/.test(path);
}

/** Shows a browser why its request failed, in the visitor's language. An unexpected failure shows the reference of its
 *  log line. Leaves the error reply to programs. */
export function showFailedPage(ctx: Context, { reason, isBug }: { reason: string; isBug: boolean }): void {
  if (!isForBrowser(ctx)) return;
  ctx.set("Content-Security-Policy", PLAIN_PAGE_POLICY);
  ctx.type = "text/html; charset=utf-8";
  const { language } = readLanguage(ctx.path);
  const { failed, refused, home } = WORDS[language].plain;
  const words = isBug
    ? { title: failed.title, text: failed.text(ctx.state.requestId) }
    : { title: refused.title, text: refused.text(reason), home };
  ctx.body = plainPage({ language, ...words });
}

const STARTING_RETRY_S = 2;

const STARTING_PAGE = plainPage({
  language: "fr",
  title: "Le site démarre",
  text: "Il est prêt dans quelques secondes. Cette page se recharge d’elle-même.",
  reloadAfter: STARTING_RETRY_S,
});

/** Headers of every response of the start, but for TLS: the settings are not read yet. */
const STARTING_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": DENY_ALL_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Answers while the server starts: 200 to `/healthz`, 503 to every other path, as a page that reloads itself to
 *  browsers and as JSON to other clients. Source: OPS-2. */
export function answerWhileStarting({ url = "/", headers: { accept = "" } }: IncomingMessage, response: ServerResponse): undefined {
  const path = url.split("?")[0];
  if (path === "/healthz") {
    response.writeHead(200, { ...STARTING_HEADERS, "Content-Type": "application/json" }).end(JSON.stringify({ status: "ok" }));
    return undefined;
  }
  const isPage = path !== "/readyz" && accept.includes("text/html");
  response.writeHead(503, {
    ...STARTING_HEADERS,
    "Retry-After": String(STARTING_RETRY_S),
    ...(isPage
      ? { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": PLAIN_PAGE_POLICY }
      : { "Content-Type": "application/json" }),
  });
  response.end(isPage ? STARTING_PAGE : JSON.stringify({ status: "starting" }));
  return undefined;
}
