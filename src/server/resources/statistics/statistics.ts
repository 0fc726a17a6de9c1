import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { VisitKind } from "#contracts/statistics/statistics.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import type { Visit } from "./read-visit.ts";
import { createTally, writeCounts, type DayCount } from "./tally.ts";
import { visitDay } from "./visit-day.ts";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { findProducts } from "#server/resources/product/catalogue/find-products.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Counts what visitors do; `peer` is where a request comes from, and limits how often. None of these throws, and none
 *  but `flush` waits for anything. */
export type Statistics = {
  /** Counts what a visitor has just seen. */
  see: (visits: Visit[], peer: string) => void;
  /** Counts a search that a visitor has submitted. */
  search: (search: Search, peer: string) => void;
  /** Counts a request, by the ids of its products and by the path of the page that the visitor came from, which is
   *  empty where it is not known. */
  request: (products: number[], from: string) => void;
  /** Writes what was counted. What cannot be written is counted still, and written the next time. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

type Dependencies = { orm: MikroORM; now: () => Date; log: Logger };

const FLUSH_INTERVAL_MS = 10_000;

/** Counts in memory, adds up by day, and writes every few seconds and when it is stopped. Several instances add to the
 *  same rows. */
export function createStatistics({ orm, now, log }: Dependencies): Statistics {
  const tally = createTally();
  const mayCount = createVisitLimit();
  const count = (kind: VisitKind, subject: string) => tally.add({ kind, day: visitDay(now()), subject, count: 1 });
  const searches = createCountedSearches(orm, tally.add);
  let isFailing = false;

  async function write(): Promise<void> {
    await searches.flush();
    const counts = tally.take();
    try {
      await writeCounts(orm.em.fork(), counts);
      isFailing = false;
    } catch (error) {
      for (const each of counts) tally.add(each);
      if (!isFailing) log.warn({ error: reasonOf(error) }, "visits could not be written yet");
      isFailing = true;
    }
  }

  let writing = Promise.resolve();
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), FLUSH_INTERVAL_MS).unref();

  return {
    see(visits, peer) {
      for (const { kind, subject } of visits) if (mayCount(peer, now())) count(kind, subject);
    },
    search(search, peer) {
      if (mayCount(peer, now())) searches.add(search, visitDay(now()));
    },
    request(products, from) {
      for (const product of products) count("request", String(product));
      count("request_from", from);
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

const MINUTE_MS = 60_000;

/** Most that is counted of one peer in a minute: more is no reading. It is large enough for an office behind one
 *  address. */
const COUNTED_MAX = 120;

/** Most peers that are counted separately in a minute; what others do is ignored. */
const PEERS_MAX = 10_000;

/** Says of each visit whether it is still to be counted, so that a program that opens pages does not make the
 *  figures. */
function createVisitLimit() {
  const counts = new Map<string, number>();
  let minute = 0;

  return (peer: string, now: Date): boolean => {
    const present = Math.floor(now.getTime() / MINUTE_MS);
    if (present !== minute) {
      counts.clear();
      minute = present;
    }
    const count = counts.get(peer) ?? 0;
    if (count >= COUNTED_MAX || (count === 0 && counts.size >= PEERS_MAX)) return false;
    counts.set(peer, count + 1);
    return true;
  };
}

/** Most terms that are searched for at one writing, to know whether they find anything; the others wait for the next
 *  one. */
const ASKED_MAX = 50;

/** A search as it was submitted, and the language of the page on which it was. */
type Search = { typed: string; language: Language };

/** Counts what visitors search for, by whether it finds anything: each different term is asked for once. */
function createCountedSearches(orm: MikroORM, onCounted: (search: DayCount) => void) {
  const waitingByLanguage = new Map(LANGUAGES.map((language) => [language, createTally()]));

  /** Tells whether a term finds products, by what a visitor of this language was shown. */
  async function withKind(search: DayCount, language: Language): Promise<DayCount> {
    const filter = { q: search.subject, limit: 1, page: 1 };
    const { total } = await findProducts(orm.em.fork(), filter, { isPublic: true, language, read: async () => [] });
    return total > 0 ? search : { ...search, kind: "fruitless_search" };
  }

  return {
    /** Takes a search of a day; passes over one that is too short, cannot be stored, or may name a person. */
    add({ typed, language }: Search, day: string): void {
      const subject = countedTerm(typed);
      if (subject !== undefined) waitingByLanguage.get(language)?.add({ kind: "search", day, subject, language, count: 1 });
    },
    /** Counts what was searched for since. What cannot be asked for now is, the next time. Never throws. */
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

/** Characters that PostgreSQL does not store, or no one types: U+FFFD stands for broken bytes. */
const UNSTORABLE = /[\p{Control}\uFFFD]/u;

/** A searched text as it is counted; undefined for one that is too short, cannot be stored, or may name a person: with
 *  an e-mail address or a telephone number in it. */
function countedTerm(typed: string): string | undefined {
  const term = firstCharacters(normalize(typed), TERM_MAX).trim();
  if (term.length < TERM_MIN || UNSTORABLE.test(term)) return undefined;
  return term.includes("@") || TELEPHONE.test(term) ? undefined : term;
}
