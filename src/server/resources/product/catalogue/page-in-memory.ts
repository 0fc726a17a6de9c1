import { type AdminProductSort, NATURAL_DIRECTION } from "#contracts/product/product-admin.ts";
import type { Language } from "#contracts/shared/language.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { IndexedProduct, ProductSet } from "./indexed-product.ts";
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

/** Picks those of a set, in their order. */
function pick(slots: Iterable<number>, products: ProductSet): number[] {
  const picked: number[] = [];
  for (const slot of slots) if (products.has(slot)) picked.push(slot);
  return picked;
}

/** Sorts slots by a number, the smallest first; of one number they stay in their order. */
function sortBy(slots: number[], numberOf: (slot: number) => number): number[] {
  const groups = [...Map.groupBy(slots, numberOf)];
  return groups.sort(([one], [other]) => one - other).flatMap(([, group]) => group);
}

function sort({ slots }: CatalogueIndex, inOrder: number[], filter: Sorted, scoreOf: (slot: number) => number): number[] {
  const mark = MARK_OF[filter.sort ?? "name"];
  if (filter.sort === undefined) return sortBy(inOrder, scoreOf);
  if (mark) return sortBy(inOrder, (slot) => (slots[slot]?.[mark] === isDescending(filter) ? 0 : 1));
  return isDescending(filter) ? inOrder.toReversed() : inOrder;
}

/** Groups slots by category, at least the first `count`: first the category with the best one, last those without a
 *  category. */
function group(index: CatalogueIndex, sorted: number[], count: number, scoreOf: (slot: number) => number): number[] {
  const groups = index.categories.map(({ id }) => {
    const own = index.inCategory(id);
    const first = sorted.find((slot) => own.has(slot));
    return { own, best: first === undefined ? Infinity : scoreOf(first) };
  });
  const inOrder = groups.sort((one, other) => one.best - other.best).map(({ own }) => own);
  let grouped: number[] = [];
  for (const own of [...inOrder, index.inCategory(0)]) if (grouped.length < count) grouped = grouped.concat(pick(sorted, own));
  return grouped;
}

/** One page of the found products, where the index can order them so; the best first where they have `scores`. */
export function pageInMemory({ index, filter, view }: CatalogueQuery, found: ProductSet, scores?: Scores): Hits {
  const { isGrouped, keeps, language } = view;
  const shown = keeps ? found.new_intersection(keeps) : found;
  const scoreOf = (slot: number) => (filter.sort === undefined ? (scores?.[slot] ?? 0) : 0);
  const sorted = sort(index, pick(index.order(chooseOrder(filter, language)), shown), filter, scoreOf);
  const offset = offsetOf(filter);
  const end = offset + filter.limit;
  const slots = isGrouped ? group(index, sorted, end, scoreOf) : sorted;
  return { total: sorted.length, ids: slots.slice(offset, end).flatMap((slot) => index.slots[slot]?.id ?? []) };
}

/** The first listed products of a category, without one of them: featured and new ones first, then by name. */
export function firstOfCategory(
  index: CatalogueIndex,
  { category, but, count }: { category: number; but: number; count: number },
): number[] {
  const alike = pick(index.order("name fr"), index.inCategory(category).new_intersection(index.listed));
  const worth = ({ featured, is_new }: IndexedProduct) => (featured ? 0 : 2) + (is_new ? 0 : 1);
  const products = alike.flatMap((slot) => index.slots[slot] ?? []).filter(({ id }) => id !== but);
  return products
    .sort((one, other) => worth(one) - worth(other))
    .slice(0, count)
    .map(({ id }) => id);
}
