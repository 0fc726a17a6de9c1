import type { MikroORM } from "@mikro-orm/postgresql";
import { findProducts } from "#server/product/product-list.ts";
import { createSettledSearches } from "./settled-searches.ts";
import { createTally, type DayCount } from "./tally.ts";
import { visitDay } from "./visit-day.ts";

/** Most terms that are searched for at one writing, to know whether they find anything; the others wait for the next one. */
const ASKED_MAX = 50;

/** Takes what visitors type, and gives the settled searches by whether they find anything: each different term is asked for once. */
export function createJudgedSearches(orm: MikroORM, onJudged: (search: DayCount) => void) {
  const settled = createTally();
  const searches = createSettledSearches((subject, at) => settled.add({ kind: "search", day: visitDay(at), subject, count: 1 }));

  /** By what a visitor who typed it was shown of the products. */
  async function judged(search: DayCount): Promise<DayCount> {
    const filter = { q: search.subject, limit: 1, page: 1 };
    const { total } = await findProducts(orm.em.fork(), filter, { isPublic: true, toItem: () => null });
    return total > 0 ? search : { ...search, kind: "fruitless_search" };
  }

  return {
    type: searches.type,
    /** Judges what nobody types any further; with `isLast` all. What cannot be judged now is, the next time. Never throws. */
    async judge(now: Date, { isLast }: { isLast: boolean }): Promise<void> {
      searches.settle(now, { isLast });
      const waiting = settled.take();
      for (const search of waiting.slice(ASKED_MAX)) settled.add(search);
      for (const search of waiting.slice(0, ASKED_MAX)) await judged(search).then(onJudged, () => settled.add(search));
    },
  };
}
