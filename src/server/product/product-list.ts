import type { EntityManager } from "@mikro-orm/postgresql";
import { normalize } from "#contracts/shared/normalize.ts";
import { LIMIT_MAX } from "#contracts/shared/paging.ts";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { categoryWords } from "#server/category/category-words.ts";
import { productsIn } from "./language/searched-products.ts";
import { typedWords } from "#server/search/words.ts";
import { inBatches } from "#server/database/in-batches.ts";
import { Product } from "./product.entity.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import { mostWordsMet, productsWith, wordsInUse } from "./product-search.ts";
import { asTyped, knownWords, type QueryWord, type Widened, widened } from "./query-words.ts";

/** One page of products, and how many match in all. `corrected` is the search that was answered instead, where the typed one finds nothing;
 *  `found` are the ids of all that words find, for a view that keeps some of them. */
export type FoundProducts<Item> = { data: Item[]; total: number; page: number; limit: number; corrected?: string; found?: number[] };

/** Which products are looked for, and what is made of each; its category is loaded. */
type Wanted<Item> = { filter: ProductFilter; view: ProductView; toItem: (product: Product) => Item };

/** Most first words that are tried where the others are left out and misspelling is forgiven: each try costs a query or three. */
const FIRST_WORDS = 2;

type Hits = Awaited<ReturnType<typeof productsWith>>;

const NOTHING: Hits = { total: 0, ids: [] };

/** Nothing is found by words: then no product is. */
const UNFOUND = { data: [], total: 0, found: [] };

const hasFound = ({ total, found }: Hits) => total > 0 || (found?.length ?? 0) > 0;

async function listed<Item>(em: EntityManager, { filter, view, toItem }: Wanted<Item>) {
  const { total, ids } = await productsWith(em, [], { ...filter, sort: filter.sort ?? "name" }, view);
  return { data: await loaded(em, ids, toItem), total };
}

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

/** What is made of these products, in their order. Some are loaded at a time, and forgotten once they are items: 5,000 entities at once took 250 MB,
 *  and the event loop stood still for a second. */
async function loaded<Item>(em: EntityManager, ids: number[], toItem: (product: Product) => Item): Promise<Item[]> {
  const items: Item[] = [];
  for (const batch of inBatches(ids)) {
    const products = await em.find(Product, { id: { $in: batch } }, { populate: ["category"], disableIdentityMap: true });
    const byId = new Map(products.map((product) => [product.id, product]));
    items.push(...batch.flatMap((id) => byId.get(id) ?? []).map(toItem));
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

/** Every word must be found in the title, the reference, the description or the category's name, whatever its case, accents or number, or in the
 *  details, or be there as the trade says it. Where nothing is found so, small typing errors are forgiven, then, for visitors, words are left out:
 *  what an administrator typed whole names one thing, and another one must not stand in its place.
 *  Source: specification §5 « Search ». */
async function searched<Item>(em: EntityManager, q: string, { filter, view, toItem }: Wanted<Item>) {
  const known = await knownWords(em, view.language);
  const all = typedWords(q, view.language).map((word) => asTyped(word, known));
  const find = async (words: QueryWord[]) => {
    const text = words === all ? q : shortened(q, words);
    const hits = await productsWith(em, words, { ...filter, q: text }, view);
    const { ids, ...counted } = hits;
    return hasFound(hits) && { data: await loaded(em, ids, toItem), ...counted, ...(words !== all && { corrected: text }) };
  };
  const forgive = async (words: QueryWord[]) => {
    const text = words === all ? q : shortened(q, words);
    const wider = await widened(em, words, known, (candidates) => wordsInUse(em, candidates, view));
    const hits = wider ? await productsWith(em, wider.words, { ...filter, q: text }, view) : NOTHING;
    if (!wider || !hasFound(hits)) return false;
    const { ids, ...counted } = hits;
    const best = await em.findOne(Product, { id: ids[0] ?? hits.found?.[0] ?? 0 }, { populate: ["category", "search_words"] });
    return {
      data: await loaded(em, ids, toItem),
      ...counted,
      corrected: correctedSearch(text, wider, await textOf(em, best, view.language)),
    };
  };
  const whole = (await find(all)) || (await forgive(all));
  if (whole || !view.isPublic || all.length < 2) return whole || UNFOUND;

  const met = await mostWordsMet(em, all, filter, view);
  const inPart = met.length > 0 && (await find(met));
  if (inPart) return inPart;
  for (const words of fewerOf(all)) {
    const found = await forgive(words);
    if (found) return found;
  }
  return UNFOUND;
}

/** Finds one page of products, as what `toItem` makes of them. A page past the end is empty. */
export async function findProducts<Item>(
  em: EntityManager,
  filter: ProductFilter,
  { toItem, ...view }: ProductView & Pick<Wanted<Item>, "toItem">,
): Promise<FoundProducts<Item>> {
  const { q = "", limit, page } = filter;
  const wanted = { filter, view, toItem };
  const found = typedWords(q, view.language).length > 0 ? await searched(em, q, wanted) : await listed(em, wanted);
  return { ...found, page, limit };
}

/** Ids of all the products that a list shows on its pages, in order, up to as many as one list may have. */
export async function findProductIds(em: EntityManager, narrowing: Omit<ProductFilter, "limit" | "page">): Promise<number[]> {
  const filter = { ...narrowing, limit: LIMIT_MAX, page: 1 };
  if (typedWords(filter.q ?? "").length > 0) return (await findProducts(em, filter, { toItem: ({ id }) => id })).data;
  return (await productsWith(em, [], { ...filter, sort: filter.sort ?? "name" }, {})).ids;
}
