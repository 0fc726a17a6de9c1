import { type AdminProductSort, NATURAL_DIRECTION } from "#contracts/product/product-admin.ts";
import type { Language } from "#contracts/shared/language.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { IndexedProduct } from "./indexed-product.ts";
import type { OrderName } from "./orders.ts";
import type { CatalogueQuery, Hits, ProductFilter, Scores } from "./product-filter.ts";

type Sorted = Pick<ProductFilter, "sort" | "direction">;

/** Orders that go by a mark: products that have it first, or last. */
const MARK_OF: Partial<Record<AdminProductSort, "is_new" | "featured" | "is_active">> = {
  new: "is_new",
  featured: "featured",
  visible: "is_active",
};

const isDescending = ({ sort = "name", direction }: Sorted) => (direction ?? NATURAL_DIRECTION[sort]) === "desc";

/** Whether the index can narrow and order a list so. */
export function isIndexed({ sort = "name", only = [], modified }: ProductFilter): boolean {
  return only.length === 0 && modified === undefined && (sort === "name" || sort === "reference" || MARK_OF[sort] !== undefined);
}

/** Chooses the order of the index that a list begins from. */
export function chooseOrder({ sort }: Sorted, language: Language = "fr"): OrderName {
  return sort === "reference" ? "reference" : `name ${language}`;
}

/** Sorts products by a number, the smallest first; of one number they stay in their order. */
function sortBy(products: IndexedProduct[], numberOf: (product: IndexedProduct) => number): IndexedProduct[] {
  const groups = [...Map.groupBy(products, numberOf)];
  return groups.sort(([one], [other]) => one - other).flatMap(([, group]) => group);
}

function sort(products: IndexedProduct[], filter: Sorted, scoreOf: (product: IndexedProduct) => number): IndexedProduct[] {
  const mark = MARK_OF[filter.sort ?? "name"];
  if (filter.sort === undefined) return sortBy(products, scoreOf);
  if (mark) return sortBy(products, (product) => (product[mark] === isDescending(filter) ? 0 : 1));
  return isDescending(filter) ? products.toReversed() : products;
}

/** Groups products by category: first the category with the best one, last the products without one. */
function group({ categories }: CatalogueIndex, products: IndexedProduct[], scoreOf: (product: IndexedProduct) => number): IndexedProduct[] {
  const positions = new Map(categories.map(({ id }, position) => [id, position]));
  const groups = [...Map.groupBy(products, ({ category }) => category)].map(([category, some]) => ({
    some,
    isOther: category === 0,
    best: some[0] ? scoreOf(some[0]) : 0,
    position: positions.get(category) ?? 0,
  }));
  const sorted = groups.sort((a, b) => Number(a.isOther) - Number(b.isOther) || a.best - b.best || a.position - b.position);
  return sorted.flatMap(({ some }) => some);
}

/** One page of the products with these scores, where the index can order them so. */
export function pageInMemory({ index, filter, view }: CatalogueQuery, scores: Scores): Hits {
  const { isGrouped, keeps, language } = view;
  const isShown = (product: IndexedProduct) => (scores[product.slot] ?? -1) >= 0 && (!keeps || keeps(product));
  const scoreOf = ({ slot }: IndexedProduct) => (filter.sort === undefined ? (scores[slot] ?? 0) : 0);
  const shown = index.order(chooseOrder(filter, language)).filter(isShown);
  const sorted = sort(shown, filter, scoreOf);
  const products = isGrouped ? group(index, sorted, scoreOf) : sorted;
  const offset = offsetOf(filter);
  return { total: products.length, ids: products.slice(offset, offset + filter.limit).map(({ id }) => id) };
}

/** The first listed products of a category, without one of them: featured and new ones first, then by name. */
export function firstOfCategory(
  index: CatalogueIndex,
  { category, but, count }: { category: number; but: number; count: number },
): number[] {
  const others = index.order("name fr").filter((one) => one.is_listed && one.category === category && one.id !== but);
  const worth = ({ featured, is_new }: IndexedProduct) => (featured ? 0 : 2) + (is_new ? 0 : 1);
  return sortBy(others, worth)
    .slice(0, count)
    .map(({ id }) => id);
}
