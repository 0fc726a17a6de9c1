import type { MikroORM } from "@mikro-orm/postgresql";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { findProducts } from "#server/resources/product/catalogue/find-products.ts";
import { createSettledSearches } from "./settled-searches.ts";
import { createTally, type DayCount } from "./tally.ts";
import { visitDay } from "./visit-day.ts";

/** Most terms that are searched for at one writing, to know whether they find anything; the others wait for the next one. */
const ASKED_MAX = 50;

/** Takes what visitors type, and gives the settled searches by whether they find anything: each different term is asked for once. */
export function createJudgedSearches(orm: MikroORM, onJudged: (search: DayCount) => void) {
  const settledByLanguage = new Map(LANGUAGES.map((language) => [language, createTally()]));
  const searches = createSettledSearches(({ term: subject, language }, at) =>
    settledByLanguage.get(language)?.add({ kind: "search", day: visitDay(at), subject, language, count: 1 }),
  );

  /** By what a visitor who typed it on pages of this language was shown of the products. */
  async function judged(search: DayCount, language: Language): Promise<DayCount> {
    const filter = { q: search.subject, limit: 1, page: 1 };
    const { total } = await findProducts(orm.em.fork(), filter, { isPublic: true, language, read: async () => [] });
    return total > 0 ? search : { ...search, kind: "fruitless_search" };
  }

  return {
    type: searches.type,
    /** Judges what nobody types any further; with `isLast` all. What cannot be judged now is, the next time. Never throws. */
    async judge(now: Date, { isLast }: { isLast: boolean }): Promise<void> {
      searches.settle(now, { isLast });
      for (const [language, settled] of settledByLanguage) {
        const waiting = settled.take();
        for (const search of waiting.slice(ASKED_MAX)) settled.add(search);
        for (const search of waiting.slice(0, ASKED_MAX)) await judged(search, language).then(onJudged, () => settled.add(search));
      }
    },
  };
}
