import type { Context } from "koa";
import { toCountedPath } from "#contracts/redirection/missing-path.ts";
import { SECRET_PARAMETERS } from "#server/platform/page/secret-parameters.ts";
import { countedPeer, isDocument } from "./count-visits.ts";
import type { Statistics } from "./statistics.ts";

/** Counts the address of a page that a visitor asked for and did not find. */
export function countMissing(statistics: Statistics, ctx: Context): void {
  if (ctx.method !== "GET" || !isDocument(ctx) || SECRET_PARAMETERS.some((name) => ctx.query[name] !== undefined)) return;
  const path = toCountedPath(ctx.path);
  const peer = path === undefined ? undefined : countedPeer(ctx);
  if (path !== undefined && peer !== undefined) statistics.miss(path, peer);
}
