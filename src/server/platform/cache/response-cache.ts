import type { Middleware } from "koa";
import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { onReplicas } from "#server/platform/database/replica/replica-driver.ts";
import type { Replicas } from "#server/platform/database/replica/watch-replicas.ts";
import { errorReplyOf } from "#server/platform/http/error-reply.ts";
import { isRead } from "#server/platform/http/request.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import { type CdnSettings, openCdn } from "./cdn.ts";
import { type Reason, watchContent } from "./content-changes.ts";
import { encode, EncodedResponse, type ResponseContent } from "./encoded-response.ts";
import { ResponseStore } from "./response-store.ts";

type Computed = ResponseContent | EncodedResponse;

/** Computes a response, or gives the former one from before the content changed, where it is still the same. */
type Compute = (former?: EncodedResponse) => Promise<Computed>;

/** Caches the responses to public reads, those with status 200: docs/architecture.md draws how. */
export type ResponseCache = {
  /** Gives the cached response to a URL (path and query) that was requested before, where it is current. */
  peek: (url: string) => EncodedResponse | undefined;
  /** Gives the cached response of a key, or else what `compute` gives. It is computed once for all concurrent
   *  requests, and `peek` finds it by `url` from then on. Without a key nothing is cached. */
  get: (key: string | undefined, compute: Compute, url: string) => Promise<EncodedResponse>;
  /** Gives what `derive` made of the content, made once and kept until the content changes. `name` is one of a few
   *  fixed names: no visitor can add another. */
  derived: <Value>(name: string, derive: () => Promise<Value>) => Promise<Value>;
  /** Drops every response, and what is derived, in this instance and the others. Called after each change made here, so
   *  that the next request of its author sees it. */
  invalidate: () => void;
  /** Whether `invalidate` announces: then a change need not be announced within its transaction. */
  announces: () => boolean;
  /** Gives the headers of a public response for a CDN: none while changes might not be heard, since they would not
   *  be purged. */
  headersForCdn: (url: string) => Record<string, string>;
  /** Reads that it answered, and those that had to be computed, since the start. */
  counts: { hits: number; misses: number };
  stop: () => Promise<void>;
};

/** Most responses computed at a time, and queued, and how long: together less than two seconds. Source: DOS-7. */
const COMPUTED_AT_ONCE = 16;
const QUEUED_MAX = 100;
const QUEUED_MS = 1_000;

type Dependencies = Omit<Parameters<typeof watchContent>[0], "looksAhead" | "onChange"> & {
  replicas: Replicas;
  cdn: CdnSettings | undefined;
};

/** Opens a cache that holds until the content changes, in any instance, or something is published by its date. Where
 *  nothing can be computed, because the database is unavailable or too many requests wait, a stale response is
 *  preferred to a 503. */
export function createResponseCache({ replicas, cdn: cdnSettings, ...others }: Dependencies): ResponseCache {
  const store = new ResponseStore();
  const derivedValues = createDerivedValues();
  const counts = { hits: 0, misses: 0 };
  const limited = limitConcurrency(COMPUTED_AT_ONCE, QUEUED_MAX, QUEUED_MS);
  const cdn = openCdn(cdnSettings, others.log);
  const content = watchContent({ ...others, looksAhead: cdnSettings !== undefined, onChange });

  function onChange(reason: Reason): void {
    replicas.changed();
    store.outdate();
    derivedValues.clear();
    // A CDN may ask for everything again at once. Changes made here are announced to this instance as well.
    if (reason !== "made here") cdn.purge();
  }

  const headersForCdn = (url: string) => (content.isListening() ? cdn.headersFor(url) : {});

  async function make(compute: Compute, former: EncodedResponse | undefined, url: string): Promise<EncodedResponse> {
    const made = await byReplica(replicas, () => compute(former));
    if (made instanceof EncodedResponse) return made;
    const more = (made.status ?? 200) === 200 ? headersForCdn(url) : {};
    const response = new EncodedResponse({ ...made, headers: { ...made.headers, ...more } });
    return former?.equals(response) ? former : response; // it has its compressed copies and ready responses already
  }

  async function getCurrent(key: string | undefined, compute: Compute, url: string): Promise<EncodedResponse> {
    if (key === undefined || !content.isListening()) return encode(await compute());
    await content.untilCurrent();
    const cached = store.get(key)?.response;
    counts[cached ? "hits" : "misses"] += 1;
    const response = cached ?? make(compute, store.former(key), url);
    if (!cached) store.set(key, response);
    store.alias(key, url);
    return response;
  }

  return {
    peek: (url) => (content.isCurrent() ? store.find(url) : undefined),

    async get(key, compute, url) {
      const computeInTurn: Compute = (former) => limited(() => compute(former));
      const stale = key === undefined ? undefined : store.get(key)?.made;
      const current = getCurrent(key, computeInTurn, url);
      const response = (await unlessUnavailable(current)) ?? stale ?? (await byAnyReplica(replicas, computeInTurn));
      return response ? encode(response) : current; // the failed response, with its reason
    },

    derived: (name, derive) => (content.isListening() ? derivedValues.get(name, derive) : derive()),
    invalidate: content.announce,
    announces: content.isListening,
    headersForCdn,
    counts,
    async stop() {
      await content.stop();
      await cdn.stop();
    },
  };
}

/** Computes a response by a replica that is current, and by the primary where none is, or that was lost meanwhile. */
async function byReplica(replicas: Replicas, compute: () => Promise<Computed>): Promise<Computed> {
  const response = replicas.areCurrent() ? await unlessUnavailable(onReplicas("current", compute)) : undefined;
  return response ?? compute();
}

/** Computes a response by any replica, which may be behind as a cached response may be stale; undefined where none
 *  answers. */
async function byAnyReplica(replicas: Replicas, compute: () => Promise<Computed>): Promise<Computed | undefined> {
  return replicas.doAnswer() ? unlessUnavailable(onReplicas("answering", compute)).catch(() => undefined) : undefined;
}

/** Awaits a response; undefined where the database is unavailable. */
async function unlessUnavailable<Made extends Computed>(asked: Promise<Made>): Promise<Made | undefined> {
  try {
    const response = await asked;
    return response.status === ERROR_STATUS.unavailable ? undefined : response;
  } catch (error) {
    if (errorReplyOf(error).status !== ERROR_STATUS.unavailable) throw error;
    return undefined;
  }
}

/** Keeps values derived from the content, each under its name until `clear`. Each is made once for all concurrent
 *  readers, and again after a failure. */
function createDerivedValues() {
  const values = new Map<string, Promise<unknown>>();
  return {
    get<Value>(name: string, derive: () => Promise<Value>): Promise<Value> {
      const known = values.get(name) as Promise<Value> | undefined; // all values of one name have one type
      if (known) return known;
      const value = derive();
      values.set(name, value);
      value.catch(() => values.get(name) === value && values.delete(name));
      return value;
    },
    clear: () => values.clear(),
  };
}

/** Answers from the cache, before any other middleware runs, and keeps the response ready for the next request of
 *  its kind. */
export function cachedResponses({ peek, counts }: ResponseCache): Middleware {
  return async (ctx, next) => {
    const response = isRead(ctx) ? peek(ctx.url) : undefined;
    if (!response) return next();
    counts.hits += 1;
    ctx.vary("Accept-Encoding");
    await response.sendTo(ctx);
    response.keepReady(ctx);
  };
}
