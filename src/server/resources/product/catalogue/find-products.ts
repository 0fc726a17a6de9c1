import type { EntityManager } from "@mikro-orm/postgresql";
import { LANGUAGES } from "#contracts/shared/language.ts";
import { LIMIT_MAX } from "#contracts/shared/paging.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { splitPrice, withUnitSymbols } from "#server/platform/search/quantity-words.ts";
import { typedWords } from "#server/platform/search/words.ts";
import type { Needs } from "./catalogue-index.ts";
import { catalogueIndex } from "./current-index.ts";
import type { ProductSet } from "./indexed-product.ts";
import { pageBySql } from "./page-by-sql.ts";
import { isIndexed, chooseOrder, pageInMemory } from "./page-in-memory.ts";
import { type CatalogueQuery, type ProductFilter, type ProductView, scopeOf } from "./product-filter.ts";
import { type Found, searchProducts } from "./search-products.ts";

/** One page of products, and the number of all that match. `corrected` is the search that was answered instead, where
 *  the typed one finds nothing; `found` are all hits of words or a price, for a view that keeps some of them. */
export type FoundProducts<Item> = { data: Item[]; total: number; page: number; limit: number; corrected?: string; found?: ProductSet };

type Stored = { id: number; is_active: boolean };

/** A reading of the products with some keys, in whichever order. */
type Reading<Item> = Pick<ProductView, "isPublic"> & { read: (em: EntityManager, ids: number[]) => Promise<Item[]> };

/** Reads these products in their order; for visitors without those that were hidden since they were found. In batches:
 *  5,000 rows at once took 250 MB and blocked the event loop for a second. */
async function readItems<Item extends Stored>(em: EntityManager, ids: number[], { read, isPublic }: Reading<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (const batch of inBatches(ids)) {
    const byId = new Map((await read(em, batch)).map((item) => [item.id, item]));
    const found = batch.flatMap((id) => byId.get(id) ?? []);
    items.push(...found.filter(({ is_active }) => is_active || !isPublic));
  }
  return items;
}

const hasWords = ({ q = "" }: Pick<ProductFilter, "q">, { language }: ProductView) => typedWords(q, language).length > 0;

/** Gives the parts of the index that a list needs. */
export function needsOf(filter: Pick<ProductFilter, "q" | "sort">, view: ProductView): Needs {
  const { language = "fr" } = view;
  return {
    orders: [...new Set([chooseOrder(filter, language), `name ${language}` as const])],
    ...(hasWords(filter, view) && { words: view.isPublic ? LANGUAGES : [...new Set(["fr" as const, language])] }),
  };
}

/** Lists all products of a scope. */
async function listAll(asked: CatalogueQuery): Promise<Found> {
  if (!isIndexed(asked.filter)) return pageBySql(asked);
  const found = scopeOf(asked);
  return { ...pageInMemory(asked, found), found };
}

async function findHits(asked: CatalogueQuery): Promise<Found> {
  const { filter, view } = asked;
  if (hasWords(filter, view)) return searchProducts(asked);
  return listAll({ ...asked, filter: { ...filter, sort: filter.sort ?? "name" } });
}

/** Finds the ids of one page of products. A price in the words of a visitor narrows the list. */
async function find(em: EntityManager, typed: ProductFilter, view: ProductView): Promise<Found> {
  const index = view.index ?? (await catalogueIndex(em, needsOf(typed, view)));
  const { q } = typed;
  if (!view.isPublic || !q) return findHits({ em, index, filter: typed, view });
  const { words, typed: price, range } = splitPrice(withUnitSymbols(q));
  const found = await findHits({ em, index, filter: { ...typed, q: words, ...(price && { price: range }) }, view });
  return { ...found, ...(price && found.corrected !== undefined && { corrected: `${found.corrected} ${price}` }) };
}

/** Finds one page of products, as `read` gives them. A page past the end is empty. */
export async function findProducts<Item extends Stored>(
  em: EntityManager,
  filter: ProductFilter,
  { read, ...view }: ProductView & Reading<Item>,
): Promise<FoundProducts<Item>> {
  const { limit, page } = filter;
  const { ids, found, ...hits } = await find(em, filter, view);
  return { data: await readItems(em, ids, { read, ...view }), ...hits, page, limit, ...(view.keeps && found && { found }) };
}

/** Finds the ids of all the products that a list shows on its pages, in order, up to as many as one list may have. */
export async function findProductIds(
  em: EntityManager,
  narrowing: Omit<ProductFilter, "limit" | "page">,
  limit = LIMIT_MAX,
): Promise<number[]> {
  return (await find(em, { ...narrowing, limit, page: 1 }, {})).ids;
}
