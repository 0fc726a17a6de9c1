import { MINUTE_MS } from "#server/platform/database/durations.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { VisitKind } from "#contracts/statistics/statistics.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { startLoop } from "#server/platform/jobs/start-loop.ts";
import type { Measure, SpeedOverview } from "#contracts/statistics/speed.ts";
import { createSpeedTally, readSpeed, writeSpeedCounts } from "./speed-store.ts";
import type { Visit } from "./read-visit.ts";
import { createDayTally, type DayCount, writeCounts } from "./tally.ts";
import { companyDay } from "#server/platform/database/company-day.ts";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { findProducts } from "#server/resources/product/catalogue/find-products.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Counters of what visitors do; `peer` is the sender of a request, for the limit. None of them throws, and only
 *  `flush` waits for anything. */
export type Statistics = {
  /** Counts the visits of a page or a download. */
  see: (visits: Visit[], peer: string) => void;
  /** Counts a search that a visitor has submitted. */
  search: (search: Search, peer: string) => void;
  /** Counts a request, by the ids of its products and the path of the visitor's page, empty where it is unknown. */
  request: (products: number[], from: string) => void;
  /** Counts a page that a visitor asked for and that does not exist, by its address as `toCountedPath` gives it. */
  miss: (path: string, peer: string) => void;
  /** Counts how fast a visit was. */
  measure: (measures: Measure[], peer: string) => void;
  /** Reads how fast visits were; those that this instance has counted since the last writing are not in it yet. */
  readSpeed: () => Promise<SpeedOverview>;
  /** Writes the counts. Those that cannot be written are kept, and written the next time. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

type Dependencies = { orm: MikroORM; now: () => Date; log: Logger };

const FLUSH_INTERVAL_MS = 10_000;

/** Creates the counters, which add up by day in memory, and write every few seconds and when they stop. Several
 *  instances add to the same rows. */
export function createStatistics({ orm, now, log }: Dependencies): Statistics {
  const tally = createDayTally();
  const mayCount = createVisitLimit(COUNTED_MAX);
  const mayMiss = createVisitLimit(MISSED_MAX);
  const count = (kind: VisitKind, subject: string) => tally.add({ kind, day: companyDay(now()), subject, count: 1 });
  const searches = createCountedSearches(orm, tally.add);
  const speeds = createSpeedTally();
  const mayMeasure = createVisitLimit(MEASURED_MAX);

  async function write(): Promise<void> {
    await searches.flush();
    const counts = tally.take();
    const measures = speeds.take();
    try {
      await orm.em.fork().transactional(async (em) => {
        await writeCounts(em, counts);
        await writeSpeedCounts(em, measures);
      });
    } catch (error) {
      for (const each of counts) tally.add(each);
      for (const each of measures) speeds.add(each);
      throw error;
    }
  }

  const { wake, settled, stop } = startLoop(write, {
    firstMs: FLUSH_INTERVAL_MS,
    intervalMs: FLUSH_INTERVAL_MS,
    onError: (error, failures) => failures === 1 && log.warn({ error: reasonOf(error) }, "visits could not be written yet"),
  });
  function flush(): Promise<void> {
    wake();
    return settled();
  }

  return {
    see(visits, peer) {
      for (const { kind, subject } of visits) if (mayCount(peer, now())) count(kind, subject);
    },
    search(search, peer) {
      if (mayCount(peer, now())) searches.add(search, companyDay(now()));
    },
    request(products, from) {
      for (const product of products) count("request", String(product));
      count("request_from", from);
    },
    miss(path, peer) {
      if (mayMiss(peer, now())) count("missing_page", path);
    },
    measure(measures, peer) {
      if (mayMeasure(peer, now())) for (const measure of measures) speeds.add({ ...measure, day: companyDay(now()), count: 1 });
    },
    readSpeed: () => readSpeed(orm.em.fork(), now()),
    flush,
    stop: async () => {
      await flush();
      await stop();
    },
  };
}

/** Maximum counts of one peer in a minute: more is no reading. It suffices for an office behind one address. */
const COUNTED_MAX = 120;

/** Maximum measured visits of one peer in a minute: one for each document that a person leaves. */
const MEASURED_MAX = 30;

/** Maximum missing pages of one peer in a minute: more is a program that tries addresses. */
const MISSED_MAX = 10;

/** Maximum peers that are counted separately in a minute; others are ignored. */
const PEERS_MAX = 10_000;

/** Creates a limit of counts in a minute, so that a program that opens pages does not distort the figures. */
function createVisitLimit(max: number) {
  const counts = new Map<string, number>();
  let minute = 0;

  return (peer: string, now: Date): boolean => {
    const present = Math.floor(now.getTime() / MINUTE_MS);
    if (present !== minute) {
      counts.clear();
      minute = present;
    }
    const count = counts.get(peer) ?? 0;
    if (count >= max || (count === 0 && counts.size >= PEERS_MAX)) return false;
    counts.set(peer, count + 1);
    return true;
  };
}

/** Maximum terms whose results are looked up at one writing; the others wait for the next one. */
const ASKED_MAX = 50;

/** Search as it was submitted, and the language of its page. */
type Search = { typed: string; language: Language };

/** Creates the counters of searches, by whether they find anything: each different term is looked up once. */
function createCountedSearches(orm: MikroORM, onCounted: (search: DayCount) => void) {
  const waitingByLanguage = new Map(LANGUAGES.map((language) => [language, createDayTally()]));

  /** Sets the kind of a search by whether its term finds products, as a visitor of this language saw it. */
  async function withKind(search: DayCount, language: Language): Promise<DayCount> {
    const filter = { q: search.subject, limit: 1, page: 1 };
    const { total } = await findProducts(orm.em.fork(), filter, { isPublic: true, language, read: async () => [] });
    return total > 0 ? search : { ...search, kind: "fruitless_search" };
  }

  return {
    /** Adds a search of a day; ignores one that is too short, cannot be stored, or may name a person. */
    add({ typed, language }: Search, day: string): void {
      const subject = normalizeTerm(typed);
      if (subject !== undefined) waitingByLanguage.get(language)?.add({ kind: "search", day, subject, language, count: 1 });
    },
    /** Counts the searches since the last time. Those that cannot be looked up now wait for the next time. Never
     *  throws. */
    async flush(): Promise<void> {
      for (const [language, tally] of waitingByLanguage) {
        const waiting = tally.take();
        for (const search of waiting.slice(ASKED_MAX)) tally.add(search);
        for (const search of waiting.slice(0, ASKED_MAX)) await withKind(search, language).then(onCounted, () => tally.add(search));
      }
    },
  };
}

const TERM_MIN = 2;
const TERM_MAX = 60;

/** Pattern of as many digits as a telephone number has, whatever stands between them. */
const TELEPHONE = /(?:\d[\s.()/+-]*){8,}/;

/** Characters that PostgreSQL does not store, or that no one types: U+FFFD stands for broken bytes. */
const UNSTORABLE = /[\p{Control}\uFFFD]/u;

/** Normalizes a searched text for counting. Undefined for one that is too short, cannot be stored, or may name a
 *  person: with an e-mail address or a telephone number in it. */
function normalizeTerm(typed: string): string | undefined {
  const term = firstCharacters(normalize(typed), TERM_MAX).trim();
  if (term.length < TERM_MIN || UNSTORABLE.test(term)) return undefined;
  return term.includes("@") || TELEPHONE.test(term) ? undefined : term;
}
