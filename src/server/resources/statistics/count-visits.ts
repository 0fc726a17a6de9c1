import { bodyParser } from "@koa/bodyparser";
import type { Context, Middleware } from "koa";
import { readLanguage } from "#contracts/shared/language.ts";
import { VISITS_PATH } from "#contracts/page/public-pages.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { SECRET_PARAMETERS } from "#server/platform/page/read-page.ts";
import { downloadOf, searchOfPage, visitsOfPage } from "./read-visit.ts";
import type { Statistics } from "./statistics.ts";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { peerOf } from "#server/platform/http/peer.ts";
import { toCountedPath } from "#contracts/redirection/missing-path.ts";

/** Pattern of the documented paths that are counted: pages, and stored PDFs. All others cost this one look. */
const COUNTED = /^\/(?:$|(?:produits|blog)\/|[a-z0-9-]+\/?$)|^\/uploads\/[0-9a-f]{32}\.pdf$/;

/** Whether a document is opened in a window of its own. Older browsers do not say. */
function isDocument(ctx: Context): boolean {
  return ["", "document"].includes(ctx.get("sec-fetch-dest"));
}

/** Whether a file is opened or downloaded: not shown within another page, and no later part of it. */
function isFetchedWhole(ctx: Context): boolean {
  const isInside = ["iframe", "frame", "embed", "object"].includes(ctx.get("sec-fetch-dest"));
  return !isInside && /^(?:bytes=0-)?$/.test(ctx.get("range"));
}

/** Whether the response to a method and path may be a visit. */
export function mayBeVisit({ method, path }: { method: string; path: string }): boolean {
  return method === "GET" && COUNTED.test(readLanguage(path).path);
}

/** Counts a response, where it is a visit. */
export function countVisit(statistics: Statistics, ctx: Context): void {
  if (!mayBeVisit(ctx) || ![200, 207, 304].includes(ctx.status)) return;
  const peer = countedPeer(ctx);
  if (peer === undefined) return;
  const download = downloadOf(ctx.path);
  if (download && isFetchedWhole(ctx)) statistics.see([download], peer);
  if (isDocument(ctx)) countPage(statistics, { path: ctx.path, query: new URLSearchParams(ctx.querystring) }, peer);
}

/** Counts a page that a visitor has opened, or a search that they have submitted, by the page of its results. The page
 *  of a preview link counts nothing. */
function countPage(statistics: Statistics, { path, query }: { path: string; query: URLSearchParams }, peer: string): void {
  if (SECRET_PARAMETERS.some((name) => query.has(name))) return;
  statistics.see(visitsOfPage(path, query), peer);
  const typed = searchOfPage(path, query);
  if (typed !== undefined) statistics.search({ typed, language: readLanguage(path).language }, peer);
}

/** Counts the pages, files and searches of visitors, from the cache or not. Costs them no request. */
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
    // Counted or not, a browser gets the same response.
  },
});

/** Whether a page of ours sent a request. Browsers say so, or name the origin. */
export function isFromOurPage(ctx: Context): boolean {
  const site = ctx.get("sec-fetch-site");
  return site ? site === "same-origin" : URL.parse(ctx.get("origin"))?.host === ctx.host;
}

/** Reads a page of the public app that a browser reports, as a URL of any host; null for what is no page. */
export async function readReport(ctx: Context): Promise<URL | null> {
  await parse(ctx, async () => {});
  const { body }: { body?: unknown } = ctx.request;
  // « // » would name another host
  return typeof body === "string" && /^\/(?!\/)/.test(body) ? URL.parse(body, "http://localhost") : null;
}

/** Answers 204 to the public app, and counts the pages and searches that it reports. */
export function visitBeacon(statistics: Statistics): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== "POST" || ctx.path !== VISITS_PATH) return next();
    setLogRoute(ctx, VISITS_PATH);
    ctx.status = 204;
    const peer = isFromOurPage(ctx) ? countedPeer(ctx) : undefined;
    const page = peer && (await readReport(ctx));
    if (peer && page) countPage(statistics, { path: page.pathname, query: page.searchParams }, peer);
  };
}

const AGENTS_MAX = 1_000;
const AGENT_MAX_LENGTH = 500;

/** Known user agents, and whether each is a browser: comparing one with all crawlers takes some microseconds. */
const browsers = new LRUCache<string, boolean>({ max: AGENTS_MAX });

function isBrowser(userAgent: string): boolean {
  if (!userAgent.startsWith("Mozilla/5.0 (") || userAgent.length > AGENT_MAX_LENGTH) return false;
  const known = browsers.get(userAgent);
  if (known !== undefined) return known;
  const isOne = !isbot(userAgent);
  browsers.set(userAgent, isOne);
  return isOne;
}

/** Whether a browser asks for privacy: its user is not counted either. Sources: Global Privacy Control; Do Not Track.
 *  */
function asksForPrivacy(ctx: Context): boolean {
  return ctx.get("sec-gpc") === "1" || ctx.get("dnt") === "1";
}

/** Whether a browser fetches what its user may never look at. */
function isAhead(ctx: Context): boolean {
  return [ctx.get("sec-purpose"), ctx.get("purpose"), ctx.get("x-moz")].some((purpose) => purpose.startsWith("prefetch"));
}

/** Whether the page that a request came from is one of the administration: our own looks at the site are no visits. */
function isFromAdministration(ctx: Context): boolean {
  const referer = ctx.get("referer");
  const page = referer.includes("/admin") ? URL.parse(referer) : null;
  return page?.host === ctx.host && /^\/admin(?:\/|$)/.test(page.pathname);
}

/** Gives the peer of a request that is counted. Undefined for crawlers and other programs, for prefetching, for
 *  browsers that ask for privacy, and for administrators who come from their screens. Never throws. */
export function countedPeer(ctx: Context): string | undefined {
  const userAgent = ctx.get("user-agent");
  if (!isBrowser(userAgent) || asksForPrivacy(ctx) || isAhead(ctx) || isFromAdministration(ctx)) return undefined;
  return peerOf(ctx);
}

/** Counts the address of a page that a visitor asked for and did not find. */
export function countMissing(statistics: Statistics, ctx: Context): void {
  if (ctx.method !== "GET" || !isDocument(ctx) || SECRET_PARAMETERS.some((name) => ctx.query[name] !== undefined)) return;
  const path = toCountedPath(ctx.path);
  const peer = path === undefined ? undefined : countedPeer(ctx);
  if (path !== undefined && peer !== undefined) statistics.miss(path, peer);
}
