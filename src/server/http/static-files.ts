import { send } from "@koa/send";
import type { Middleware } from "koa";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Serves the built bundles and the fixed pictures. What Vite named after its content is kept for ever, the rest for an hour.
 *  Bundles were compressed when they were built; manifests are nobody's business. */
export function staticFiles(folders: { publicBundle: string; adminBundle: string }): Middleware {
  return async (ctx, next) => {
    if (!["GET", "HEAD"].includes(ctx.method) || !/\.[a-z0-9]{2,11}$/.test(ctx.path) || ctx.path.endsWith(".json")) return next();
    const isAdmin = ctx.path.startsWith("/admin-assets/");
    const isHashed = isAdmin || ctx.path.startsWith("/assets/");
    const options = {
      root: isAdmin ? folders.adminBundle : folders.publicBundle,
      maxAge: isHashed ? YEAR_MS : HOUR_MS,
      immutable: isHashed,
    };
    const sent = await send(ctx, ctx.path, options).catch((error: { status?: number }) => {
      if (error.status === 404) return undefined;
      throw error;
    });
    if (!sent) return next(); // missing, or hidden behind a dot
  };
}
