import type { Logger } from "pino";
import type { CdnSettings } from "#server/config.ts";
import { reasonOf } from "#server/start-error.ts";

const ATTEMPT_TIMEOUT_MS = 10_000;
/** Shortest interval between two purges: many changes at once are one. */
const INTERVAL_MS = 1_000;
/** After a purge that worked comes another: an answer made before the change may have reached the CDN after the first. Longer than answers take. */
const REPEAT_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** How often the next publication is looked for again; timers hold 24 days at most. */
const PUBLICATION_LOOK_MS = 60 * 60_000;

type Options = CdnSettings & {
  tags: string[];
  /** When something appears or ends by its date, in milliseconds since 1970. */
  nextPublication: () => Promise<number>;
  now: () => Date;
  log: Logger;
};

/** Doubles from a second to five minutes, unless the CDN asks for more. */
function pauseAfter(failures: number, retryAfter: string | null): number {
  const asked = /^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) * 1000 : 0;
  return Math.min(Math.max(1000 * 2 ** (failures - 1), asked), LONGEST_PAUSE_MS);
}

type Attempt = CdnSettings & { tags: string[]; signal: AbortSignal };

/** One try. Gives why it failed, if it did, and what pause was asked for. */
async function purge({ purgeUrl, token, tags, signal }: Attempt): Promise<{ error?: string; retryAfter: string | null }> {
  try {
    const response = await fetch(purgeUrl, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ tags }),
      redirect: "error",
      signal: AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), signal]),
    });
    await response.body?.cancel();
    return { ...(!response.ok && { error: `it answers ${response.status}` }), retryAfter: response.headers.get("retry-after") };
  } catch (error) {
    return { error: reasonOf(error), retryAfter: null };
  }
}

/** Calls back when the next article appears by its date, or the announcement begins or ends: `look` finds out when, which a change may have moved. */
function watchPublications({ nextPublication, now }: Pick<Options, "nextPublication" | "now">, onPublication: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  async function look(): Promise<void> {
    const next = await nextPublication().catch(() => Number.POSITIVE_INFINITY); // no database: looked for again
    const pause = next - now().getTime();
    clearTimeout(timer);
    if (isStopped) return;
    const then = pause > PUBLICATION_LOOK_MS ? () => void look() : onPublication;
    timer = setTimeout(then, Math.min(Math.max(pause, 0), PUBLICATION_LOOK_MS)).unref();
  }
  return {
    look,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Asks a CDN to forget, in the form of Cloudflare's « Purge cached content »: until it has, however often that takes. Every instance asks, after it has
 *  forgotten itself, and once when it starts to hear of changes; what it owes need not be stored therefore. Never throws. */
export function startPurging({ nextPublication, now, log, ...target }: Options): {
  changed: () => void;
  stop: () => Promise<void>;
} {
  let heard = 0;
  let purged = 0;
  let failures = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  const publications = watchPublications({ nextPublication, now }, changed);

  function runIn(pause: number): void {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(() => void (running ??= run()), pause).unref();
  }

  function changed(): void {
    heard += 1;
    if (!running && failures === 0) runIn(Math.max(0, lastAt + INTERVAL_MS - performance.now()));
  }

  async function run(): Promise<void> {
    const upTo = heard;
    const { error, retryAfter } = await purge({ ...target, signal: stopping.signal });
    running = undefined;
    lastAt = performance.now();
    if (stopping.signal.aborted) return;
    if (error !== undefined) {
      failures += 1;
      log.warn({ error, failures }, "the CDN could not be told to forget");
      runIn(pauseAfter(failures, retryAfter));
      return;
    }
    failures = 0;
    if (heard !== upTo) runIn(INTERVAL_MS);
    else if (purged !== upTo) runIn(REPEAT_MS);
    purged = upTo;
    void publications.look();
  }

  return {
    changed,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      publications.stop();
      await running;
    },
  };
}
