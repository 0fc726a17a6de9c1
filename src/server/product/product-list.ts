import type { EntityManager } from "@mikro-orm/postgresql";
import { normalize } from "#contracts/shared/normalize.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { LIMIT_MAX } from "#contracts/shared/paging.ts";
import { sql } from "kysely";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { splitPrice } from "#server/search/price-words.ts";
import { withUnitSymbols } from "#server/search/unit-words.ts";
import { categoryWords } from "#server/category/category-words.ts";
import { productsIn } from "./language/searched-products.ts";
import { typedWords } from "#server/search/words.ts";
import { inBatches } from "#server/database/in-batches.ts";
import { Product } from "./product.entity.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import { type CatalogueIndex, catalogueIndex, type Needs } from "./catalogue-index/catalogue-index.ts";
import { orderFor } from "./catalogue-index/list-rows.ts";
import type { RowMarks } from "./catalogue-index/word-rows.ts";
import { withDocuments } from "./documents/with-documents.ts";
import { type Asked, type Hits, mostWordsMet, productsListed, productsWith, wordsInUse } from "./product-search.ts";
import { asTyped, knownWords, type QueryWord, type Widened, widened } from "./query-words.ts";

/** One page of products, and how many match in all. `corrected` is the search that was answered instead, where the typed one finds nothing;
 *  `found` are the rows of all that words find, for a view that keeps some of them. */
export type FoundProducts<Item> = { data: Item[]; total: number; page: number; limit: number; corrected?: string; found?: RowMarks };

/** Most first words that are tried where the others are left out and misspelling is forgiven: each try costs a query or three. */
const FIRST_WORDS = 2;

/** What is found: the page's keys, with the search that was answered instead. */
type Found = Hits & { corrected?: string };

const NOTHING: Hits = { total: 0, ids: [] };

const hasFound = ({ total, found }: Hits) => total > 0 || (found?.includes(1) ?? false);

/** The search as it was understood: each typed word that the best hit does not have, by the candidate that it has or that the trade says for
 *  what it has. */
function correctedSearch(q: string, { words, written, synonyms }: Widened, text: string): string {
  const instead = new Map(
    words.flatMap(({ typed, parts, candidates }) => {
      const has = (word: string) => text.includes(word);
      const found = parts.some(has) ? undefined : (candidates.find(has) ?? candidates.find((word) => synonyms.of([word]).some(has)));
      return found ? [[typed, written.get(found) ?? found] as const] : [];
    }),
  );
  const typed = q.trim().split(/\s+/);
  return typed.map((word) => instead.get(normalize(word)) ?? word).join(" ");
}

/** All that a search in a language reads of a product. */
async function textOf(em: EntityManager, best: Product | null, language: Language = "fr"): Promise<string> {
  const category = best?.category?.normalized_name;
  if (!best || language === "fr") return `${best?.search_text} ${best?.search_words} ${category}`;
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', search_text, search_words) as text from ${productsIn(language)} where id = ${best.id}`.execute(em.getKysely());
  return `${rows[0]?.text} ${normalize((await categoryWords(em, language)).nameOf(best.category?.name ?? ""))}`;
}

/** Reads what is shown of the products with these keys, in whichever order. */
type ReadItems<Item> = (em: EntityManager, ids: number[]) => Promise<Item[]>;

type Stored = Pick<Product, "id" | "is_active">;

type Reading<Item> = Pick<ProductView, "isPublic"> & { read: ReadItems<Item> };

/** What is shown of these products, in their order; for visitors without one that was hidden since they were found. Some are read at a time: 5,000 rows at once took 250 MB,
 *  and the event loop stood still for a second. */
async function itemsOf<Item extends Stored>(em: EntityManager, ids: number[], { read, isPublic }: Reading<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (const batch of inBatches(ids)) {
    const byId = new Map((await read(em, batch)).map((item) => [item.id, item]));
    const found = batch.flatMap((id) => byId.get(id) ?? []);
    items.push(...found.filter(({ is_active }) => is_active || !isPublic));
  }
  return items;
}

/** A search without its last words, as it was typed. */
function shortened(q: string, words: QueryWord[]): string {
  const searched = new Set(words.flatMap(({ parts }) => parts));
  const typed = q.trim().split(/\s+/);
  return typed.filter((word) => searched.has(normalize(word))).join(" ");
}

/** The words to forgive where no product has them all: the first ones, as French names a thing first and tells its qualities after; then the last. */
function fewerOf(words: QueryWord[]): QueryWord[][] {
  const first = words.slice(0, Math.min(words.length - 1, FIRST_WORDS));
  return first.length === 0 ? [] : [...first.map((_, left) => first.slice(0, first.length - left)), words.slice(-1)];
}

/** The smallest key of some rows. */
function firstOf({ rows }: CatalogueIndex, marks: RowMarks = new Uint8Array()): number {
  return marks.reduce((least, mark, row) => (mark ? Math.min(least, rows.ids.values[row] ?? least) : least), INTEGER_MAX);
}

/** A search in one language: what its words stand for there, and the ways to look for them. */
type Search = {
  all: QueryWord[];
  /** What has all of some words; undefined where nothing does. */
  find: (words: QueryWord[]) => Promise<Found | undefined>;
  /** The same, with small typing errors forgiven. */
  forgive: (words: QueryWord[]) => Promise<Found | undefined>;
};

async function searchIn(asked: Asked, language: Language): Promise<Search> {
  const { em, index, filter } = asked;
  const { knownIn = (one: Language) => knownWords(em, one) } = asked.view;
  const view = { ...asked.view, wordsIn: language };
  const { q = "" } = filter;
  const known = await knownIn(language);
  const all = typedWords(q, language).map((word) => asTyped(word, known));
  const textOfSearch = (words: QueryWord[]) => (words.length === all.length ? q : shortened(q, words));
  const foundWith = (words: QueryWord[], text: string) => productsWith({ ...asked, view, filter: { ...filter, q: text } }, words);
  return {
    all,
    async find(words) {
      const text = textOfSearch(words);
      const hits = await foundWith(words, text);
      return hasFound(hits) ? { ...hits, ...(words.length < all.length && { corrected: text }) } : undefined;
    },
    async forgive(words) {
      const text = textOfSearch(words);
      const wider = await widened(em, words, known, async (candidates) => wordsInUse({ ...asked, view }, candidates));
      const hits = wider ? await foundWith(wider.words, text) : NOTHING;
      if (!wider || !hasFound(hits)) return undefined;
      const best = hits.ids[0] ?? firstOf(index, hits.found);
      const product = await em.findOne(Product, { id: best }, { populate: ["category", "search_words"] });
      return { ...hits, corrected: correctedSearch(text, wider, await textOf(em, product, language)) };
    },
  };
}

/** What has every word in another language that visitors may be typing in. */
async function inOtherLanguages(asked: Asked, language: Language): Promise<Found | undefined> {
  for (const other of LANGUAGES) {
    const search = other === language ? undefined : await searchIn(asked, other);
    const found = search && search.all.length > 0 ? await search.find(search.all) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Every word must be found in the title, the reference, the description or the category's name, whatever its case, accents or number, or in the
 *  details, or be there as the trade says it; for visitors, else in the same of another language; else in a document. Where nothing is found so, small
 *  typing errors are forgiven, then, for visitors, words are left out: what an administrator typed whole names one thing, and another one must not
 *  stand in its place. Source: specification §5 « Search ». */
async function searched(asked: Asked): Promise<Found> {
  const { em, view } = asked;
  const { language = "fr" } = view;
  const { all, find, forgive } = await searchIn(asked, language);
  const documented = await withDocuments(em, all);
  const own = await find(documented);
  // On pages in French, documents speak their language: what they say is no worse than a translation.
  const isOwn = own !== undefined && (language === "fr" || documented.every((word) => word.documented.length === 0) || (await find(all)));
  const other = isOwn || !view.isPublic ? undefined : await inOtherLanguages(asked, language);
  const whole = (isOwn ? own : undefined) ?? other ?? own ?? (await forgive(documented));
  if (whole || !view.isPublic || all.length < 2) return whole ?? NOTHING;

  const met = mostWordsMet(asked, documented);
  const inPart = met.length > 0 ? await find(met) : undefined;
  if (inPart) return inPart;
  for (const words of fewerOf(documented)) {
    const found = await forgive(words);
    if (found) return found;
  }
  return NOTHING;
}

const hasWords = ({ q = "" }: Pick<ProductFilter, "q">, { language }: ProductView) => typedWords(q, language).length > 0;

/** What of the index a list needs. */
export function needsOf(filter: Pick<ProductFilter, "q" | "sort" | "direction">, view: ProductView): Needs {
  const { language = "fr" } = view;
  return {
    orders: [...new Set([orderFor(filter, language), `name ${language}` as const])],
    ...(hasWords(filter, view) && { words: view.isPublic ? LANGUAGES : [language] }),
  };
}

/** Keys of one page of products, as `findProducts` has them. What a visitor types of a price narrows the list. */
async function find(em: EntityManager, typed: ProductFilter, view: ProductView): Promise<Found> {
  const index = view.index ?? (await catalogueIndex(em, needsOf(typed, view)));
  const { q } = typed;
  const priced = view.isPublic && q ? splitPrice(withUnitSymbols(q)) : undefined;
  if (!priced?.typed) return findIn({ em, index, filter: priced ? { ...typed, q: priced.words } : typed, view });
  const found = await findIn({ em, index, filter: { ...typed, q: priced.words, price: priced.range }, view });
  return { ...found, ...(found.corrected !== undefined && { corrected: `${found.corrected} ${priced.typed}` }) };
}

async function findIn(asked: Asked): Promise<Found> {
  const { index, filter, view } = asked;
  if (!hasWords(filter, view)) return productsListed({ ...asked, filter: { ...filter, sort: filter.sort ?? "name" } });
  const found = await searched(asked);
  // What words find nothing of narrows every facet to nothing.
  return view.kept && !found.found ? { ...found, found: new Uint8Array(index.size) } : found;
}

/** Finds one page of products, as `read` gives them. A page past the end is empty. */
export async function findProducts<Item extends Stored>(
  em: EntityManager,
  filter: ProductFilter,
  { read, ...view }: ProductView & Reading<Item>,
): Promise<FoundProducts<Item>> {
  const { limit, page } = filter;
  const { ids, ...found } = await find(em, filter, view);
  return { data: await itemsOf(em, ids, { read, ...view }), ...found, page, limit };
}

/** Ids of all the products that a list shows on its pages, in order, up to as many as one list may have. */
export async function findProductIds(
  em: EntityManager,
  narrowing: Omit<ProductFilter, "limit" | "page">,
  limit = LIMIT_MAX,
): Promise<number[]> {
  return (await find(em, { ...narrowing, limit, page: 1 }, {})).ids;
}
