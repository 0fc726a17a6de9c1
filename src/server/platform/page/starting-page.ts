import type { IncomingMessage, ServerResponse } from "node:http";
import { DENY_ALL_POLICY } from "#server/platform/http/security-headers.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

const RETRY_AFTER_S = 2;

const PAGE = plainPage({
  language: "fr",
  title: "Le site démarre",
  text: "Il est prêt dans quelques secondes. Cette page se recharge d’elle-même.",
  reloadAfter: RETRY_AFTER_S,
});

/** Those of every answer, but for TLS: the settings are not read yet. */
const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": DENY_ALL_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Answers while the server starts: 200 to `/healthz`, 503 to every other path, as a page that reloads itself to browsers and as JSON to other
 *  clients. Source: OPS-2. */
export function answerWhileStarting({ url = "/", headers: { accept = "" } }: IncomingMessage, response: ServerResponse): undefined {
  const path = url.split("?")[0];
  if (path === "/healthz") {
    response.writeHead(200, { ...HEADERS, "Content-Type": "application/json" }).end(JSON.stringify({ status: "ok" }));
    return undefined;
  }
  const isPage = path !== "/readyz" && accept.includes("text/html");
  response.writeHead(503, {
    ...HEADERS,
    "Retry-After": String(RETRY_AFTER_S),
    ...(isPage
      ? { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": PLAIN_PAGE_POLICY }
      : { "Content-Type": "application/json" }),
  });
  response.end(isPage ? PAGE : JSON.stringify({ status: "starting" }));
  return undefined;
}
