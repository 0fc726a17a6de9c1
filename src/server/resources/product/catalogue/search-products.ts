import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { compact } from "#server/platform/search/words.ts";
import { addDocuments, forgiveWords, type Known, type QueryWord, readKnownWords, understandWords } from "./query-words.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { correctSearch } from "./correct-search.ts";
import type { IndexedProduct } from "./indexed-product.ts";
import { prepareWord, rankOf, scoring } from "./match-strategies.ts";
import { pageBySql } from "./page-by-sql.ts";
import { isIndexed, pageInMemory } from "./page-in-memory.ts";
import type { ProductWords } from "./product-words.ts";
import { type Asked, type Hits, type IsProduct, type Scores, scopeOf } from "./product-filter.ts";

/** Result of a search, with the one that was answered instead. */
export type Found = Hits & { corrected?: string };

/** Most first words that are tried where the others are left out and misspelling is forgiven. */
const FIRST_WORDS_MAX = 2;

/** Most words that a product may be told by where none has all. */
const MET_WORDS_MAX = 6;

const NOTHING: Hits = { total: 0, ids: [] };

/** A search without its last words, as it was typed. */
function shorten(q: string, words: QueryWord[]): string {
  const searched = new Set(words.flatMap(({ parts }) => parts));
  const typed = q.trim().split(/\s+/);
  return typed.filter((word) => searched.has(normalize(word))).join(" ");
}

/** The words to forgive where no product has them all: the first ones, as French names a thing first and tells its
 *  qualities after; then the last. */
function fewerOf(words: QueryWord[]): QueryWord[][] {
  const first = words.slice(0, Math.min(words.length - 1, FIRST_WORDS_MAX));
  return first.length === 0 ? [] : [...first.map((_, left) => first.slice(0, first.length - left)), words.slice(-1)];
}

function productsIn({ slots }: CatalogueIndex, isWanted: IsProduct): IndexedProduct[] {
  return slots.filter((product): product is IndexedProduct => product !== undefined && isWanted(product));
}

/** The best of what is found; of equal ones the oldest. */
function bestOf({ index }: Asked, scores: Scores): IndexedProduct | undefined {
  let best: IndexedProduct | undefined;
  const scoreOf = ({ slot }: IndexedProduct) => scores[slot] ?? -1;
  for (const product of index.products.values()) {
    const score = scoreOf(product);
    if (score < 0) continue;
    if (!best || score < scoreOf(best) || (score === scoreOf(best) && product.id < best.id)) best = product;
  }
  return best;
}

/** The products of a list, and those beside it that their very reference finds: a discontinued one, for who has it at
 *  home. */
type Scope = { products: IndexedProduct[]; unlisted: IndexedProduct[] };

function scopeIn(asked: Asked): Scope {
  const isInCategory = scopeOf({ ...asked, view: {} });
  const isUnlisted: IsProduct = (one) => !one.is_listed && one.is_active && isInCategory(one);
  return { products: productsIn(asked.index, scopeOf(asked)), unlisted: productsIn(asked.index, isUnlisted) };
}

/** A search in one language, with what its words stand for there. */
type Search = { asked: Asked; known: Known; words: ProductWords; all: QueryWord[]; scope: Scope };

async function searchIn(asked: Asked, language: Language, scope?: Scope): Promise<Search> {
  const { em, index, filter, view } = asked;
  const known = await (view.knownIn ?? ((one: Language) => readKnownWords(em, one)))(language);
  const all = understandWords(filter.q ?? "", known);
  return { asked, known, words: index.words(language), all, scope: scope ?? scopeIn(asked) };
}

/** Scores the products in scope. */
function scoresOf({ asked, words, scope }: Search, some: QueryWord[], text: string): Scores {
  const reference = compact(text);
  const named = reference === "" ? [] : scope.unlisted.filter((one) => one.reference === reference);
  const scoreOf = scoring(words, text, some);
  const scores = new Int32Array(asked.index.slots.length).fill(-1);
  for (const { slot } of scope.products.concat(named)) {
    const searched = words.texts[slot];
    if (searched) scores[slot] = scoreOf(searched) ?? -1;
  }
  return scores;
}

async function hitsOf(asked: Asked, scores: Scores): Promise<Hits | undefined> {
  const { index, filter } = asked;
  if (!scores.some((score) => score >= 0)) return undefined;
  if (isIndexed(filter)) return { ...pageInMemory(asked, scores), found: scores };
  const { sort, ...unsorted } = filter;
  const all = { ...unsorted, ...(sort && { sort: "name" as const }), limit: index.slots.length, page: 1 };
  const hits = await pageBySql(asked, pageInMemory({ ...asked, filter: all }, scores).ids);
  return hits.total > 0 ? hits : undefined;
}

/** The search with some of its words only. */
function textOf({ asked: { filter }, all }: Search, some: QueryWord[]): string {
  const { q = "" } = filter;
  return some.length === all.length ? q : shorten(q, some);
}

/** Finds what has all of some words; undefined where nothing does. */
async function find(search: Search, some: QueryWord[]): Promise<Found | undefined> {
  const text = textOf(search, some);
  const hits = await hitsOf(search.asked, scoresOf(search, some, text));
  return hits && { ...hits, ...(some.length < search.all.length && { corrected: text }) };
}

/** Finds the same with small typing errors forgiven. */
async function findForgiving(search: Search, some: QueryWord[]): Promise<Found | undefined> {
  const { asked, known, words } = search;
  const { em, index, view } = asked;
  const isThere: IsProduct = (product) => index.slots[product.slot] === product && (product.is_listed || !view.isPublic);
  const isOffered = (word: string) => words.isHeld(word, isThere);
  const forgiven = forgiveWords(some, known, { vocabulary: words.vocabulary, isOffered });
  const text = textOf(search, some);
  const scores = forgiven && scoresOf(search, forgiven, text);
  const hits = scores && (await hitsOf(asked, scores));
  if (!forgiven || !hits) return undefined;
  const best = index.products.get(hits.ids[0] ?? 0) ?? bestOf(asked, scores);
  return { ...hits, corrected: best ? await correctSearch(em, text, { words: forgiven, best, known }) : text };
}

/** Picks, of the first words, those of the product that has most of them; empty where none has any. */
function mostWordsMet({ words, scope }: Search, some: QueryWord[]): QueryWord[] {
  const prepared = some.slice(0, MET_WORDS_MAX).map((word) => prepareWord(words, word));
  const { length } = prepared;
  // Of as many words the first ones; of two choices that are worth as much the one with the first word.
  const worths = prepared.map((_, place) => (length ** 2 - place) * 2 ** MET_WORDS_MAX + 2 ** (length - 1 - place));
  let best = { worth: 0, met: prepared };
  for (const { slot } of scope.products) {
    const searched = words.texts[slot];
    if (!searched) continue;
    const met = prepared.filter((word) => rankOf(searched, word) > 0);
    const worth = met.reduce((sum, word) => sum + (worths[prepared.indexOf(word)] ?? 0), 0);
    if (worth > best.worth) best = { worth, met };
  }
  return best.worth === 0 ? [] : best.met.map(({ word }) => word);
}

/** Finds what has every word in another language that visitors may be typing in. */
async function findInOtherLanguages({ asked, scope }: Search, language: Language): Promise<Found | undefined> {
  for (const other of LANGUAGES.filter((one) => one !== language)) {
    const search = await searchIn(asked, other, scope);
    const found = search.all.length > 0 ? await find(search, search.all) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Every word must be found in the title, the reference, the description or the category's name, whatever its case,
 *  accents or number, or in the details, or be there as the trade says it; for visitors, else in the same of another
 *  language; else in a document. Where nothing is found so, small typing errors are forgiven, then, for visitors, words
 *  are left out: what an administrator typed whole names one thing, and another one must not stand in its place.
 *  Source: CAT-6. */
export async function searchProducts(asked: Asked): Promise<Found> {
  const { em, view } = asked;
  const { language = "fr" } = view;
  const search = await searchIn(asked, language);
  const { all } = search;
  const documented = await addDocuments(em, all);
  const own = await find(search, documented);
  // On pages in French, documents speak their language: what they say is no worse than a translation.
  const isSaid = language === "fr" || documented.every((word) => word.documented.length === 0);
  const isOwn = own !== undefined && (isSaid || (await find(search, all)) !== undefined);
  const other = isOwn || !view.isPublic ? undefined : await findInOtherLanguages(search, language);
  const whole = (isOwn ? own : undefined) ?? other ?? own ?? (await findForgiving(search, documented));
  if (whole || !view.isPublic || all.length < 2) return whole ?? NOTHING;

  const met = mostWordsMet(search, documented);
  const inPart = met.length > 0 ? await find(search, met) : undefined;
  if (inPart) return inPart;
  for (const words of fewerOf(documented)) {
    const found = await findForgiving(search, words);
    if (found) return found;
  }
  return NOTHING;
}
