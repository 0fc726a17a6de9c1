import { isbot } from "isbot";
import type { Context } from "koa";
import { LRUCache } from "lru-cache";
import { peerOf } from "#server/platform/http/connection/peer.ts";

const AGENTS_MAX = 1_000;
const AGENT_MAX_LENGTH = 500;

/** Whether each user agent is a person's browser: to compare one with all crawlers costs some microseconds. */
const browsers = new LRUCache<string, boolean>({ max: AGENTS_MAX });

function isBrowser(userAgent: string): boolean {
  if (!userAgent.startsWith("Mozilla/5.0 (") || userAgent.length > AGENT_MAX_LENGTH) return false;
  const known = browsers.get(userAgent);
  if (known !== undefined) return known;
  const isOne = !isbot(userAgent);
  browsers.set(userAgent, isOne);
  return isOne;
}

/** Whether a visitor's browser asks not to be followed: it is not counted either. Sources: Global Privacy Control; Do Not Track. */
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

/** Gives the peer that sent a request, where it is a person who is counted; undefined for crawlers and other programs, for what browsers fetch ahead, for who asks not
 *  to be followed, and for administrators who come from their screens. Never throws. */
export function countedPeer(ctx: Context): string | undefined {
  const userAgent = ctx.get("user-agent");
  if (!isBrowser(userAgent) || asksForPrivacy(ctx) || isAhead(ctx) || isFromAdministration(ctx)) return undefined;
  return peerOf(ctx);
}
