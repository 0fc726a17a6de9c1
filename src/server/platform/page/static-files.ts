import { send } from "@koa/send";
import type { Context, Middleware } from "koa";
import type { BundleFolders } from "./bundles.ts";
import { releasesIn } from "./shared-releases.ts";
import { get } from "#server/platform/http/get.ts";
import { takeRoute } from "#server/platform/http/request-log.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Sends the file that a request names; undefined where it is missing, or hidden. */
function sendIfThere(ctx: Context, options: Parameters<typeof send>[2]): Promise<string | undefined> {
  return send(ctx, ctx.path, options).catch((error: { status?: number }) => {
    if (error.status === 404 || error.status === 403) return undefined; // missing, or a path that leaves the folder
    throw error;
  });
}

/** Serves the built bundles, with the hashed files of former releases, and the static pictures. Clients cache files named by their hash for a year, the others for an hour.
 *  Bundles are compressed at build time; manifests are not served. */
export function staticFiles({ publicBundle, adminBundle, shared }: BundleFolders): Middleware {
  return get(/\.(?!json$)[a-z0-9]{2,11}$/, async (ctx, next) => {
    const isAdmin = ctx.path.startsWith("/admin-assets/");
    const isHashed = isAdmin || ctx.path.startsWith("/assets/");
    const current = isAdmin ? adminBundle : publicBundle;
    const options = { maxAge: isHashed ? YEAR_MS : HOUR_MS, immutable: isHashed };
    async function* roots() {
      yield current;
      if (isHashed && shared) yield* await releasesIn(shared);
    }
    for await (const root of roots()) {
      if (!(await sendIfThere(ctx, { ...options, root }))) continue;
      takeRoute(ctx, isAdmin ? "/admin-assets/:file" : "/:file");
      return undefined;
    }
    return next();
  });
}
