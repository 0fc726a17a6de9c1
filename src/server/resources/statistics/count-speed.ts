import type { Middleware } from "koa";
import { SPEED_PATH } from "#contracts/page/public-pages.ts";
import { readLanguage } from "#contracts/shared/language.ts";
import { type Measure, SPEED_BOUNDS, SPEED_METRICS, type SpeedMetric, type SpeedPage } from "#contracts/statistics/speed.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { countedPeer, isFromOurPage, readReport } from "./count-visits.ts";
import type { Statistics } from "./statistics.ts";

/** Patterns of the kinds of pages; all others are one kind. */
const PAGES: [SpeedPage, RegExp][] = [
  ["home", /^\/$/],
  ["catalogue", /^\/produits$/],
  ["product", /^\/produits\/[^/]+$/],
  ["blog", /^\/blog$/],
  ["article", /^\/blog\/[^/]+$/],
];

/** Finds the kind of a page by its path. */
function kindOf(path: string): SpeedPage {
  const documented = readLanguage(path).path;
  return PAGES.find(([, pattern]) => pattern.test(documented))?.[0] ?? "other";
}

/** Finds the bucket of a measured value; undefined for what is no value. */
function bucketOf(metric: SpeedMetric, value: string | null): number | undefined {
  if (value === null || !/^\d{1,7}$/.test(value)) return undefined;
  const bounds = SPEED_BOUNDS[metric];
  return bounds.find((bound) => Number(value) <= bound) ?? bounds.at(-1);
}

/** Reads the measures of a report: the page's path, and its measures as the query. */
function parseReport({ pathname, searchParams }: URL): Measure[] {
  return SPEED_METRICS.flatMap((metric) => {
    const bucket = bucketOf(metric, searchParams.get(metric));
    return bucket === undefined ? [] : [{ metric, page: kindOf(pathname), bucket }];
  });
}

/** Answers 204 to the public app, and counts how fast a visit was. */
export function speedBeacon(statistics: Statistics): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== "POST" || ctx.path !== SPEED_PATH) return next();
    setLogRoute(ctx, SPEED_PATH);
    ctx.status = 204;
    const peer = isFromOurPage(ctx) ? countedPeer(ctx) : undefined;
    const report = peer && (await readReport(ctx));
    if (peer && report) statistics.measure(parseReport(report), peer);
  };
}
