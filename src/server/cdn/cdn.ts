import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { CdnSettings } from "#server/config.ts";
import { findNextPublication } from "#server/response-cache/publication-expiry.ts";
import { startPurging } from "./purging.ts";

/** The one tag: every public answer is made of the content, and any change of it may show in any of them (decision 64). */
export const CONTENT_TAG = "content";

/** For CDNs alone (RFC 9213); browsers go on asking by ETag. Purges come at once: the age bounds what a lost one would leave. */
const KEPT_BY_CDN = {
  "CDN-Cache-Control": "max-age=600, stale-while-revalidate=60, stale-if-error=86400",
  "Cache-Tag": CONTENT_TAG,
  "Surrogate-Key": CONTENT_TAG,
};

/** The CDN in front of the site. */
export type Cdn = {
  /** What tells the CDN to keep the public answer to a URL; nothing where there is none. */
  headersFor: (url: string) => Record<string, string>;
  /** Tells the CDN that the content has changed, and returns at once. */
  changed: () => void;
  stop: () => Promise<void>;
};

/** No CDN: nothing is sent. */
export const NO_CDN: Cdn = { headersFor: () => ({}), changed: () => {}, stop: async () => {} };

/** The CDN that the settings name, or none: then nothing is said to one, and it must ask as browsers do. */
export function openCdn(settings: CdnSettings | undefined, { orm, now, log }: { orm: MikroORM; now: () => Date; log: Logger }): Cdn {
  if (!settings) return NO_CDN;
  const { changed, stop } = startPurging({
    ...settings,
    tags: [CONTENT_TAG],
    nextPublication: () => findNextPublication(orm, now()),
    now,
    log,
  });
  // Sessions call procedures at the same URLs as visitors do.
  return { headersFor: (url) => (url.startsWith("/trpc/") ? {} : KEPT_BY_CDN), changed, stop };
}
