import { MINUTE_MS } from "#server/platform/database/durations.ts";
import type { Logger } from "pino";
import { reasonOf } from "#server/platform/errors/start-error.ts";

/** The one tag: every public response is made of the content, and any change of it may show in any of them (decision
 *  64). */
const CONTENT_TAG = "content";

/** A header for CDNs alone (RFC 9213); browsers go on asking by ETag. Purges come at once: the age bounds what a lost
 *  one would leave. */
const CDN_HEADERS = {
  "CDN-Cache-Control": "max-age=600, stale-while-revalidate=60, stale-if-error=86400",
  "Cache-Tag": CONTENT_TAG,
  "Surrogate-Key": CONTENT_TAG,
};

const ATTEMPT_TIMEOUT_MS = 10_000;
/** Shortest interval between two purges: many changes at once are one. */
const INTERVAL_MS = 1_000;
/** Milliseconds after which a purge that worked is repeated: a response made before the change may have reached the CDN
 *  after the first. Longer than responses take. */
const REPEAT_MS = 5_000;
const PURGES_OF_A_CHANGE = 2;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

/** No CDN: responses have no header for one, and one before the site must ask as browsers do. */
const NO_CDN = { headersFor: () => ({}), purge: () => {}, stop: async () => {} };

/** The URL at which a CDN is purged, and the token that is sent along, if there is one. */
export type CdnSettings = { purgeUrl: string; token: string | undefined };

/** Opens the CDN that the settings name. It is purged twice for each change, with as many attempts as that takes.
 *  Every instance does so when it hears of a change, and once when it starts to listen: so no purge that is owed
 *  need be stored. */
export function openCdn(settings: CdnSettings | undefined, log: Logger) {
  if (!settings) return NO_CDN;
  const target = settings;
  let owed = 0;
  let failures = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let attempting: Promise<void> | undefined;
  const stopping = new AbortController();

  function scheduleAttempt(pause: number): void {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(() => void (attempting = attempt()), pause).unref();
  }

  async function attempt(): Promise<void> {
    owed -= 1;
    const failure = await sendPurge(target, stopping.signal);
    attempting = undefined;
    lastAt = performance.now();
    failures = failure ? failures + 1 : 0;
    const isChanged = owed === PURGES_OF_A_CHANGE; // since this attempt began
    if (failure && !stopping.signal.aborted) {
      owed = Math.min(owed + 1, PURGES_OF_A_CHANGE);
      log.warn({ error: failure.error, failures }, "the CDN could not be told to forget");
      scheduleAttempt(retryPause(failures, failure.retryAfter));
    } else if (owed > 0) scheduleAttempt(isChanged ? INTERVAL_MS : REPEAT_MS);
  }

  return {
    /** Gives the headers by which a CDN keeps the public response to a URL. Sessions call procedures at the same URLs
     *  as visitors do. */
    headersFor: (url: string) => (url.startsWith("/trpc/") ? {} : CDN_HEADERS),
    /** Purges the CDN until that has worked, and returns at once. */
    purge(): void {
      owed = PURGES_OF_A_CHANGE;
      if (!attempting && failures === 0) scheduleAttempt(Math.max(0, lastAt + INTERVAL_MS - performance.now()));
    },
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await attempting;
    },
  };
}

/** Doubles the pause from a second to five minutes, unless the CDN asks for a longer one. */
function retryPause(failures: number, retryAfter: string | null): number {
  const asked = /^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) * 1000 : 0;
  return Math.min(Math.max(1000 * 2 ** (failures - 1), asked), LONGEST_PAUSE_MS);
}

type Failure = { error: string; retryAfter: string | null };

/** Sends one purge, in the form of Cloudflare's « Purge cached content by tag ». Gives why it failed, if it did, and
 *  what pause was asked for. */
async function sendPurge({ purgeUrl, token }: CdnSettings, signal: AbortSignal): Promise<Failure | undefined> {
  try {
    const response = await fetch(purgeUrl, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ tags: [CONTENT_TAG] }),
      redirect: "error",
      signal: AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), signal]),
    });
    await response.body?.cancel();
    return response.ok ? undefined : { error: `it answers ${response.status}`, retryAfter: response.headers.get("retry-after") };
  } catch (error) {
    return { error: reasonOf(error), retryAfter: null };
  }
}
