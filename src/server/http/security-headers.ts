import { randomBytes } from "node:crypto";
import type { Context, Middleware } from "koa";
import helmet from "koa-helmet";

/** What nothing but our own pages needs: no answer of the API or of an upload may run, frame or load anything. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer. `isBehindTls`: the public address is https. Source: reliability.md HDR-1. */
export function securityHeaders({ isBehindTls }: { isBehindTls: boolean }): Middleware {
  const common = helmet({
    contentSecurityPolicy: false, // set below and by the pages, which have a nonce each
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

/** Lets a page load its own bundle, styles, pictures and calls, and run no script but those that bear the nonce it gets here.
 *  In development Vite's own inline scripts and its socket are let in too. */
export function allowPage(ctx: Context, { isDevelopment }: { isDevelopment: boolean }): string {
  const nonce = randomBytes(16).toString("base64");
  const scripts = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const policy = {
    "default-src": "'self'",
    "script-src": scripts,
    "style-src": "'self' 'unsafe-inline'", // React's style attributes and Mantine's variables
    "img-src": "'self' data: blob: https:", // an administrator may give a picture by its address
    "font-src": "'self'",
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  ctx.set(
    "Content-Security-Policy",
    Object.entries(policy)
      .map((directive) => directive.join(" "))
      .join("; "),
  );
  return nonce;
}
