import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { VisitKind } from "#contracts/statistics/statistics.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { createCountedSearches, type Search } from "./counted-searches.ts";
import type { Visit } from "./read-visit.ts";
import { createTally, writeCounts } from "./tally.ts";
import { visitDay } from "./visit-day.ts";

/** Counts what visitors do; `peer` is where a request comes from, and limits how often. None of these throws, and none but `flush` waits for anything. */
export type Statistics = {
  /** Counts what a visitor has just seen. */
  see: (visits: Visit[], peer: string) => void;
  /** Counts a search that a visitor has submitted. */
  search: (search: Search, peer: string) => void;
  /** Counts a request, by the ids of its products and by the path of the page that the visitor came from, which is empty where it is not known. */
  request: (products: number[], from: string) => void;
  /** Writes what was counted. What cannot be written is counted still, and written the next time. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

type Dependencies = { orm: MikroORM; now: () => Date; log: Logger };

const FLUSH_INTERVAL_MS = 10_000;

/** Counts in memory, adds up by day, and writes every few seconds and when it is stopped. Several instances add to the same rows. */
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

/** Most that is counted of one peer in a minute: more is no reading. An office behind one address has room in it. */
const COUNTED_MAX = 120;

/** Most peers that are told apart in a minute; what others do is passed over. */
const PEERS_MAX = 10_000;

/** Says of each visit whether it is still to be counted, so that a program that opens pages does not make the figures. */
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
