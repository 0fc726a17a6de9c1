import { bodyParser } from "@koa/bodyparser";
import type { Context, Middleware } from "koa";
import { LANGUAGE_PREFIX } from "#server/platform/language/language-prefix.ts";
import { VISITS_PATH } from "#contracts/statistics/visits-path.ts";
import { readLanguage } from "#contracts/shared/language.ts";
import { languageAskedBy } from "#server/platform/rpc/context.ts";
import { takeRoute } from "#server/platform/http/request-log.ts";
import { countedVisitor } from "./counted-visitor.ts";
import { downloadOf, termsOf, visitsOfPage } from "./read-visit.ts";
import type { Statistics } from "./statistics.ts";

/** The paths of which anything is counted. All others cost this one look. */
const COUNTED = new RegExp(
  `^${LANGUAGE_PREFIX}?/(?:produits|blog|comparer)(?:/|$)|^/uploads/[0-9a-f]{32}\\.pdf$|^/trpc/.*(?:search\\.quick|products\\.catalogue)`,
);

/** Whether a document comes into a window of its own. Older browsers do not say. */
function isDocument(ctx: Context): boolean {
  return ["", "document"].includes(ctx.get("sec-fetch-dest"));
}

/** Whether a file is opened or downloaded: not shown within another page, and no later part of it. */
function isFetchedWhole(ctx: Context): boolean {
  const isInside = ["iframe", "frame", "embed", "object"].includes(ctx.get("sec-fetch-dest"));
  return !isInside && /^(?:bytes=0-)?$/.test(ctx.get("range"));
}

/** Whether an answer to a method and path may be a visit. */
export function mayBeVisit({ method, path }: { method: string; path: string }): boolean {
  return method === "GET" && COUNTED.test(path);
}

/** Counts what was answered, where it is a visit. */
export function countVisit(statistics: Statistics, ctx: Context): void {
  if (!mayBeVisit(ctx) || ![200, 207, 304].includes(ctx.status)) return;
  const visitor = countedVisitor(ctx);
  if (!visitor) return;
  const query = new URLSearchParams(ctx.querystring);
  const download = downloadOf(ctx.path);
  if (download && isFetchedWhole(ctx)) statistics.see([download], visitor);
  if (isDocument(ctx)) statistics.see(visitsOfPage(ctx.path, query), visitor);
  const language = ctx.path.startsWith("/trpc/") ? languageAskedBy(ctx) : readLanguage(ctx.path).language;
  for (const typed of termsOf(ctx.path, query)) statistics.search({ typed, language }, visitor);
}

/** Counts the pages, files and searches that visitors were answered, from the cache or not. Costs them no request. */
export function countVisits(statistics: Statistics): Middleware {
  return async (ctx, next) => {
    await next();
    countVisit(statistics, ctx);
  };
}

const BODY_MAX = "2kb";

const parse = bodyParser({
  enableTypes: ["text"],
  extendTypes: { text: ["text/plain"] },
  textLimit: BODY_MAX,
  onError() {
    // Counted or not, a visitor's browser is answered the same.
  },
});

/** Whether a page of ours sent a request. Browsers say so, or name the origin. */
function isFromOurPage(ctx: Context): boolean {
  const site = ctx.get("sec-fetch-site");
  return site ? site === "same-origin" : URL.parse(ctx.get("origin"))?.host === ctx.host;
}

/** The page that a browser says it has arrived at within the public app, which loads no document for it. */
async function arrivedAt(ctx: Context): Promise<URL | null> {
  await parse(ctx, async () => {});
  const { body }: { body?: unknown } = ctx.request;
  return typeof body === "string" && body.startsWith("/") ? URL.parse(body, "http://localhost") : null;
}

/** Answers 204 to what the public app tells of pages that were opened without a document, and counts them. */
export function visitBeacon(statistics: Statistics): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== "POST" || ctx.path !== VISITS_PATH) return next();
    takeRoute(ctx, VISITS_PATH);
    ctx.status = 204;
    const visitor = isFromOurPage(ctx) ? countedVisitor(ctx) : undefined;
    const page = visitor && (await arrivedAt(ctx));
    if (visitor && page) statistics.see(visitsOfPage(page.pathname, page.searchParams), visitor);
  };
}
