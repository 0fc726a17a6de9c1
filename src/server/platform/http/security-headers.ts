import { sha256 } from "#server/platform/database/sha256.ts";
import type { Middleware } from "koa";
import helmet from "koa-helmet";

/** The policy of every response but pages: an API response or an upload may run, frame and load nothing. */
export const DENY_ALL_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sets the security headers of every response. `isBehindTls`: the public URL is https. Source: HDR-1. */
export function securityHeaders({ isBehindTls }: { isBehindTls: boolean }): Middleware {
  const common = helmet({
    contentSecurityPolicy: false, // set below, and by the pages, which list their own scripts
    crossOriginResourcePolicy: { policy: "same-site" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isBehindTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  return (ctx, next) => {
    ctx.set("Content-Security-Policy", DENY_ALL_POLICY);
    return common(ctx, next);
  };
}

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts, in the syntax of the policy. */
function inlineScriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => sha256(script, "base64"));
  return [...new Set(scripts)].map((hash) => `'sha256-${hash}'`);
}

/** Builds the policy of a page: it loads only from its own origin, and runs only the bundle's scripts and the inline
 *  scripts of `html`, named by their hashes. In development, Vite's inline scripts and its socket are allowed too. */
export function pagePolicy(html: string, { isDevelopment }: { isDevelopment: boolean }): string {
  const policy = {
    "default-src": "'self'",
    "script-src": ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : inlineScriptsOf(html))].join(" "),
    "style-src": "'self' 'unsafe-inline'", // React's style attributes and Mantine's variables
    "img-src": "'self' data: blob: https:", // an administrator may give a picture by its URL
    "font-src": "'self'",
    ...(isDevelopment && { "worker-src": "'self' blob:" }), // in which Vite's client waits for a restarting server
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
