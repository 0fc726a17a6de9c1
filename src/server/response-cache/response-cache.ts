import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import type { Cdn } from "#server/cdn/cdn.ts";
import type { Replicas } from "#server/database/replica/watch-replicas.ts";
import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { errorReplyOf } from "#server/http/error-reply.ts";
import { limitConcurrency } from "#server/limit-concurrency.ts";
import { isRead } from "#server/http/get.ts";
import { encoded, EncodedResponse, type ResponseContent } from "./encoded-response.ts";
import { byAnyReplica, byReplicas } from "./by-replicas.ts";
import { createDerivedValues } from "./derived-values.ts";
import { createPublicationExpiry } from "./publication-expiry.ts";
import { ResponseStore } from "./response-store.ts";
import { watchContent } from "./watch-content.ts";

/** Computes a response, or gives the one that stood there before the content changed, where it is still the same. */
export type Compute = (former?: EncodedResponse) => Promise<ResponseContent | EncodedResponse>;

/** Caches the responses to public reads, those with status 200. */
export type ResponseCache = {
  /** Gives the cached response, or what `compute` gives, computed once for all concurrent requests. `key` names what is answered;
   *  `url` is the path and query of this request, by which `peek` finds the response from now on. Without a key nothing is cached. */
  get: (key: string | undefined, compute: Compute, url: string) => Promise<EncodedResponse>;
  /** Gives the cached response to a URL that was requested before, where it is current. */
  peek: (url: string) => EncodedResponse | undefined;
  /** Gives what `derive` made of the content, made once and kept until the content changes. `name` says what it is: of a few such names,
   *  none is sent by a visitor. */
  derived: <Value>(name: string, derive: () => Promise<Value>) => Promise<Value>;
  /** Drops every response, and what is derived, and announces to the other instances that they are to do so. Called after each change made here,
   *  so that the next request of its author sees it. */
  invalidate: () => void;
  /** Whether `invalidate` announces: then a change need not be announced within its transaction. */
  announces: () => boolean;
  /** What a CDN is told of a public answer: nothing while a change might not be heard, and so not told to it. */
  headersForCdn: (url: string) => Record<string, string>;
  /** Reads that it answered, and those that had to be computed, since the start. */
  counts: { hits: number; misses: number };
  stop: () => Promise<void>;
};

/** Caches nothing. For development, and for tests that set the clock. */
export const NO_RESPONSE_CACHE: ResponseCache = {
  get: async (_key, compute) => encoded(await compute()),
  peek: () => undefined,
  derived: (_name, derive) => derive(),
  invalidate: () => {},
  announces: () => false,
  headersForCdn: () => ({}),
  counts: { hits: 0, misses: 0 },
  stop: async () => {},
};

type Dependencies = { orm: MikroORM; url: string; replicas: Replicas; cdn: Cdn; now: () => Date; log: Logger };

/** A response with more headers, where its status is 200. */
function withHeaders(response: ResponseContent | EncodedResponse, more: Record<string, string>): EncodedResponse {
  if (response instanceof EncodedResponse) return response;
  const isWhole = (response.status ?? 200) === 200;
  return new EncodedResponse(isWhole ? { ...response, headers: { ...response.headers, ...more } } : response);
}

/** A response, or its fallback where the database is unavailable and there is one. */
async function orFallback(asked: Promise<EncodedResponse>, fallback: () => Promise<EncodedResponse | undefined>): Promise<EncodedResponse> {
  try {
    const response = await asked;
    return response.status === ERROR_STATUS.unavailable ? ((await fallback()) ?? response) : response;
  } catch (error) {
    const instead = errorReplyOf(error).status === ERROR_STATUS.unavailable && (await fallback());
    if (!instead) throw error;
    return instead;
  }
}

/** Caches the responses to public reads until the content changes, in this instance or another one, or a scheduled article is published.
 *  While the database is unavailable they may be stale: a stale response is preferred to a 503. */
export function createResponseCache({ orm, url, replicas, cdn, now, log }: Dependencies): ResponseCache {
  const store = new ResponseStore();
  const counts = { hits: 0, misses: 0 };
  const expiry = createPublicationExpiry({ orm, now, onPublication: () => store.outdate() });
  const derivedValues = createDerivedValues();
  const content = watchContent({ orm, url, log, onChange, onLoss: lose });

  function lose(): void {
    derivedValues.clear();
    expiry.reset();
  }

  function invalidate(): void {
    replicas.changed();
    store.outdate();
    lose();
  }

  function onChange(): void {
    invalidate();
    cdn.changed(); // the CDN may ask for everything again at once
  }

  const headersForCdn = (url: string) => (content.isListening() ? cdn.headersFor(url) : {});

  async function current(key: string | undefined, compute: Compute, url: string): Promise<EncodedResponse> {
    if (key === undefined || !content.isListening()) return encoded(await compute());
    await expiry.find();
    const former = store.outdated(key);
    const make = async () => {
      const made = withHeaders(await byReplicas(replicas, () => compute(former)), headersForCdn(url));
      return former?.equals(made) ? former : made; // its compressed copies and ready answers are there
    };
    const cached = store.get(key);
    counts[cached ? "hits" : "misses"] += 1;
    const response = cached ?? make();
    if (!cached) store.set(key, response);
    store.alias(key, url);
    return response;
  }

  return {
    get(key, compute, url) {
      const stale = key === undefined ? undefined : store.get(key); // looked up first: a failed response is dropped from the store
      return orFallback(current(key, compute, url), () => stale ?? byAnyReplica(replicas, compute));
    },
    peek: (url) => (expiry.isOver() ? undefined : store.madeFor(url)),
    derived: (name, derive) => (content.isListening() ? derivedValues.get(name, derive) : derive()),
    invalidate() {
      invalidate();
      content.announce();
    },
    announces: content.isListening,
    headersForCdn,
    counts,
    stop: () => content.stop(),
  };
}

/** Most responses computed at a time, and queued, and how long: together less than two seconds. Source: reliability.md DOS-7. */
const COMPUTED_AT_ONCE = 16;
const QUEUED_MAX = 100;
const QUEUED_MS = 1_000;

/** The same cache, where only so many responses are computed at a time. Beyond that `get` gives the stale response, or fails with
 *  `unavailable`: everyone would wait too long otherwise. */
export function limitComputations(cache: ResponseCache): ResponseCache {
  const limited = limitConcurrency(COMPUTED_AT_ONCE, QUEUED_MAX, QUEUED_MS);
  return { ...cache, get: (key, compute, url) => cache.get(key, (former) => limited(() => compute(former)), url) };
}

/** Answers from the cache, before any other middleware runs, and keeps the answer ready for the next request alike. */
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
