import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { BRAND } from "#contracts/shared/brand.ts";

const RETRY_AFTER_S = 2;

const STYLE =
  "body{display:grid;min-height:90vh;place-content:center;text-align:center;font:1.1rem/1.6 system-ui,sans-serif;background:#fbf9f5;color:#0b2a30}";

const PAGE = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_S}"><title>${BRAND.name} démarre</title><style>${STYLE}</style></head>
<body><main><h1>${BRAND.name} démarre</h1><p>Le site est prêt dans quelques secondes. Cette page se recharge d’elle-même.</p></main></body></html>`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** Answers while the server starts: 200 to `/healthz`, 503 to every other path, as a page that reloads itself to browsers and as JSON to other
 *  clients. Source: reliability.md OPS-2. */
export const answerWhileStarting: RequestListener = ({ url = "/", headers: { accept = "" } }, response) => {
  const path = url.split("?")[0];
  if (path === "/healthz") {
    response.writeHead(200, { ...HEADERS, "Content-Type": "application/json" }).end(JSON.stringify({ status: "ok" }));
    return;
  }
  const isPage = path !== "/readyz" && accept.includes("text/html");
  response.writeHead(503, {
    ...HEADERS,
    "Retry-After": String(RETRY_AFTER_S),
    ...(isPage
      ? { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY }
      : { "Content-Type": "application/json" }),
  });
  response.end(isPage ? PAGE : JSON.stringify({ status: "starting" }));
};
