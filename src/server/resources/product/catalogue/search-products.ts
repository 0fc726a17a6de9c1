import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { compact, singularsOf, wordsOf } from "#server/platform/search/words.ts";
import { addDocuments, forgiveWords, type Known, type QueryWord, readKnownWords, understandWords } from "./query-words.ts";
import type { IndexedProduct, ProductSet } from "./indexed-product.ts";
import { prepareWord, type Scored, scoreProducts } from "./match-strategies.ts";
import { pageBySql } from "./page-by-sql.ts";
import { isIndexed, pageInMemory } from "./page-in-memory.ts";
import { type CatalogueQuery, type Hits, scopeOf } from "./product-filter.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** Result of a search, with the one that was answered instead. */
export type Found = Hits & { corrected?: string };

/** Maximum first words that are tried when the others are left out and misspelling is forgiven. */
const FIRST_WORDS_MAX = 2;

/** Maximum words by which a product is chosen where none has all. */
const MET_WORDS_MAX = 6;

const NOTHING: Hits = { total: 0, ids: [] };

/** Removes the other words from a search, as it was typed. */
function shorten(q: string, words: QueryWord[]): string {
  const searched = new Set(words.flatMap(({ parts }) => parts));
  const typed = q.trim().split(/\s+/);
  return typed.filter((word) => searched.has(normalize(word))).join(" ");
}

/** Lists the words to try where no product has them all: the first ones, as French names a thing first and its
 *  qualities after; then the last. */
function dropWords(words: QueryWord[]): QueryWord[][] {
  const first = words.slice(0, Math.min(words.length - 1, FIRST_WORDS_MAX));
  return first.length === 0 ? [] : [...first.map((_, left) => first.slice(0, first.length - left)), words.slice(-1)];
}

/** Finds the best hit; of equal ones the oldest. */
function bestOf({ index }: CatalogueQuery, { found, scores }: Scored): IndexedProduct | undefined {
  const scoreOf = ({ slot }: IndexedProduct) => scores[slot] ?? 0;
  return index.list(found).sort((one, other) => scoreOf(one) - scoreOf(other) || one.id - other.id)[0];
}

/** Products of a list, and unlisted ones that only their exact reference finds: a discontinued one, for its owner. */
type Scope = { products: ProductSet; unlisted: IndexedProduct[] };

function buildScope(asked: CatalogueQuery): Scope {
  const { index } = asked;
  const unlisted = index.list(scopeOf({ ...asked, view: {} }).difference(index.listed));
  return { products: scopeOf(asked), unlisted: unlisted.filter(({ is_visible }) => is_visible) };
}

/** Search in one language, with the meaning of its words there. */
type Search = { asked: CatalogueQuery; known: Known; all: QueryWord[]; scope: Scope };

async function prepareSearch(asked: CatalogueQuery, language: Language, scope?: Scope): Promise<Search> {
  const { em, filter, view } = asked;
  const known = await (view.knownIn ?? ((one: Language) => readKnownWords(em, one)))(language);
  const all = understandWords(filter.q ?? "", known);
  return { asked, known, all, scope: scope ?? buildScope(asked) };
}

/** Scores the products in scope that have some words. */
function score({ asked, known, scope }: Search, words: QueryWord[], q: string): Scored {
  const reference = compact(q);
  const inScope = scope.products.clone();
  if (reference !== "") for (const product of scope.unlisted) if (product.reference === reference) inScope.add(product.slot);
  return scoreProducts(asked.index, known.language, { q, words, scope: inScope });
}

async function readHits(asked: CatalogueQuery, { found, scores }: Scored): Promise<Hits | undefined> {
  const { index, filter } = asked;
  if (found.isEmpty()) return undefined;
  if (isIndexed(filter)) return { ...pageInMemory(asked, found, scores), found };
  const { sort, ...unsorted } = filter;
  const all = { ...unsorted, ...(sort && { sort: "name" as const }), limit: index.slots.length, page: 1 };
  const hits = await pageBySql(asked, pageInMemory({ ...asked, filter: all }, found, scores).ids);
  return hits.total > 0 ? hits : undefined;
}

/** Text of a search with some of its words only. */
function textOf({ asked: { filter }, all }: Search, some: QueryWord[]): string {
  const { q = "" } = filter;
  return some.length === all.length ? q : shorten(q, some);
}

/** Finds the products with all of some words; undefined where there is none. */
async function find(search: Search, some: QueryWord[]): Promise<Found | undefined> {
  const text = textOf(search, some);
  const hits = await readHits(search.asked, score(search, some, text));
  return hits && { ...hits, ...(some.length < search.all.length && { corrected: text }) };
}

/** Finds the products with all of some words, small typing errors forgiven. */
async function findForgiving(search: Search, some: QueryWord[]): Promise<Found | undefined> {
  const { asked, known } = search;
  const { em, index, view } = asked;
  const words = index.words(known.language);
  const isOffered = (word: string) => words.isHeld(word, view.isPublic ? index.listed : index.all);
  const forgiven = forgiveWords(some, known, { vocabulary: words.vocabulary, isOffered });
  const text = textOf(search, some);
  const scored = forgiven && score(search, forgiven, text);
  const hits = scored && (await readHits(asked, scored));
  if (!forgiven || !hits) return undefined;
  const best = index.products.get(hits.ids[0] ?? 0) ?? bestOf(asked, scored);
  return { ...hits, corrected: best ? await correctSearch(em, text, { words: forgiven, best, known }) : text };
}

/** Picks, of the first words, those of the product that has most of them; empty where none has any. */
function pickMetWords({ asked, known, scope }: Search, some: QueryWord[]): QueryWord[] {
  const prepared = some.slice(0, MET_WORDS_MAX).map((word) => prepareWord(asked.index, known.language, word));
  const { length } = prepared;
  // Of as many words the first ones win; of two equal choices, the one with the first word.
  const worths = prepared.map((_, index) => (length ** 2 - index) * 2 ** MET_WORDS_MAX + 2 ** (length - 1 - index));
  let best = { worth: 0, slot: -1 };
  scope.products.forEach((slot) => {
    const worth = prepared.reduce((sum, { holders }, index) => sum + (holders.has(slot) ? (worths[index] ?? 0) : 0), 0);
    if (worth > best.worth) best = { worth, slot };
  });
  return best.worth === 0 ? [] : prepared.filter(({ holders }) => holders.has(best.slot)).map(({ word }) => word);
}

/** Finds the products with every word in another language that visitors may be typing in. */
async function findInOtherLanguages({ asked, scope }: Search, language: Language): Promise<Found | undefined> {
  for (const other of LANGUAGES.filter((one) => one !== language)) {
    const search = await prepareSearch(asked, other, scope);
    const found = search.all.length > 0 ? await find(search, search.all) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Searches products by words. Each must be in the title, reference, description, category or details, whatever its
 *  case, accents or number, or have a synonym there; for visitors, else in the same of another language; else in a
 *  document. Where nothing is found, small typing errors are forgiven, then, for visitors, words are left out: an
 *  administrator's words name one thing, which no other may replace. Source: CAT-6. */
export async function searchProducts(asked: CatalogueQuery): Promise<Found> {
  const { em, view } = asked;
  const { language = "fr" } = view;
  const search = await prepareSearch(asked, language);
  const { all } = search;
  const documented = await addDocuments(em, all);
  const own = await find(search, documented);
  // Documents are French: on French pages a hit in them is as good as any. Elsewhere, products that other languages
  // find come first.
  const isEnough = language === "fr" || documented.every((word) => word.documented.length === 0);
  const isOwn = own !== undefined && (isEnough || (await find(search, all)) !== undefined);
  const other = isOwn || !view.isPublic ? undefined : await findInOtherLanguages(search, language);
  const whole = (isOwn ? own : undefined) ?? other ?? own ?? (await findForgiving(search, documented));
  if (whole || !view.isPublic || all.length < 2) return whole ?? NOTHING;

  const met = pickMetWords(search, documented);
  const inPart = met.length > 0 ? await find(search, met) : undefined;
  if (inPart) return inPart;
  for (const words of dropWords(documented)) {
    const found = await findForgiving(search, words);
    if (found) return found;
  }
  return NOTHING;
}

/** Reads all texts by which a search in a language finds a product. */
async function readTexts(em: EntityManager, best: IndexedProduct, { language, categories }: Known): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', t.fields::text, p.title, p.short_description, p.reference, p.subcategory, p.specifications::text, p.compatibility::text,
      p.benefits::text, p.long_description) as text
    from product p left join translation t on t.noun = 'product' and t.record = p.id and t.language = ${language} and t.is_published
    where p.id = ${best.id}`.execute(em.getKysely({ type: "read" }));
  return `${rows[0]?.text} ${categories.find(({ id }) => id === best.category)?.name}`;
}

/** Corrects a search: each typed word that the best hit does not have becomes the candidate that it has, or whose
 *  synonym it has, as the hit spells it. */
async function correctSearch(
  em: EntityManager,
  q: string,
  { words, best, known }: { words: QueryWord[]; best: IndexedProduct; known: Known },
): Promise<string> {
  const texts = await readTexts(em, best, known);
  const written = new Map(
    (
      texts
        .normalize("NFC")
        .toLowerCase()
        .match(/[\p{Letter}\p{Number}]+/gu) ?? []
    ).map((word) => [normalize(word), word]),
  );
  const spelled = wordsOf(texts);
  const text = [normalize(texts), ...spelled, ...spelled.flatMap(singularsOf)].join(" ");
  const has = (word: string) => text.includes(word);
  const instead = new Map(
    words.flatMap(({ typed, parts, candidates }) => {
      if (parts.some(has)) return [];
      const found =
        candidates.words.find((word) => written.has(word)) ??
        candidates.words.find(has) ??
        candidates.words.find((word) => known.synonyms.of([word]).some(has));
      return found ? [[typed, written.get(found) ?? found] as const] : [];
    }),
  );
  const typed = q.trim().split(/\s+/);
  return typed.map((word) => instead.get(normalize(word)) ?? word).join(" ");
}
