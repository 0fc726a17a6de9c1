import type { MikroORM } from "@mikro-orm/postgresql";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { findProducts } from "#server/resources/product/catalogue/find-products.ts";
import { createTally, type DayCount } from "./tally.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Most terms that are searched for at one writing, to know whether they find anything; the others wait for the next one. */
const ASKED_MAX = 50;

/** A search as it was submitted, and the language of the page on which it was. */
export type Search = { typed: string; language: Language };

/** Counts what visitors search for, by whether it finds anything: each different term is asked for once. */
export function createCountedSearches(orm: MikroORM, onCounted: (search: DayCount) => void) {
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

/** As many digits as a telephone number has, whatever stands between them. */
const TELEPHONE = /(?:\d[\s.()/+-]*){8,}/;

/** Characters that PostgreSQL does not store, or nobody types: U+FFFD stands for broken bytes. */
const UNSTORABLE = /[\p{Control}\uFFFD]/u;

/** A searched text as it is counted; undefined for one that is too short, cannot be stored, or may name a person: with an e-mail address or a
 *  telephone number in it. */
function countedTerm(typed: string): string | undefined {
  const term = firstCharacters(normalize(typed), TERM_MAX).trim();
  if (term.length < TERM_MIN || UNSTORABLE.test(term)) return undefined;
  return term.includes("@") || TELEPHONE.test(term) ? undefined : term;
}
