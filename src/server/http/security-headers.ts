import { createHash } from "node:crypto";
import type { Middleware } from "koa";
import helmet from "koa-helmet";

/** What nothing but our own pages needs: no answer of the API or of an upload may run, frame or load anything. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer. `isBehindTls`: the public address is https. Source: reliability.md HDR-1. */
export function securityHeaders({ isBehindTls }: { isBehindTls: boolean }): Middleware {
  const common = helmet({
    contentSecurityPolicy: false, // set below and by the pages, which name their scripts each
    crossOriginResourcePolicy: { policy: "same-site" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isBehindTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  return (ctx, next) => {
    ctx.set("Content-Security-Policy", NOTHING_RUNS);
    return common(ctx, next);
  };
}

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts, as a policy names them. */
function inlineScriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => createHash("sha256").update(script).digest("base64"));
  return [...new Set(scripts)].map((hash) => `'sha256-${hash}'`);
}

/** The policy of a page that loads its own bundle, styles, pictures and calls, and runs no script but these and the inline ones that stand
 *  in its `html`, to the letter. In development Vite's own inline scripts and its socket are let in too. */
export function pagePolicy(html: string, { isDevelopment }: { isDevelopment: boolean }): string {
  const policy = {
    "default-src": "'self'",
    "script-src": ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : inlineScriptsOf(html))].join(" "),
    "style-src": "'self' 'unsafe-inline'", // React's style attributes and Mantine's variables
    "img-src": "'self' data: blob: https:", // an administrator may give a picture by its address
    "font-src": "'self'",
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(policy)
    .map((directive) => directive.join(" "))
    .join("; ");
}
