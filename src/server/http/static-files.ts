import { send } from "@koa/send";
import type { Middleware } from "koa";
import { get } from "./get.ts";
import { takeRoute } from "./request-log.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Serves the built bundles and the static pictures. Clients cache files named by their hash for a year, the others for an hour.
 *  Bundles are compressed at build time; manifests are not served. */
export function staticFiles(folders: { publicBundle: string; adminBundle: string }): Middleware {
  return get(/\.(?!json$)[a-z0-9]{2,11}$/, async (ctx, next) => {
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
    if (!sent) return next(); // a missing file, or a hidden one
    takeRoute(ctx, isAdmin ? "/admin-assets/:file" : "/:file");
    return undefined;
  });
}
