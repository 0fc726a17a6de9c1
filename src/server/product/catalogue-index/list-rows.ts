import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import { type AdminProductSort, NATURAL_DIRECTION } from "#contracts/product/product-admin.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import type { Language } from "#contracts/shared/language.ts";
import { offsetOf } from "#server/rpc/page-offset.ts";
import type { ProductFilter, ProductView } from "#server/product/product-filter.ts";
import type { PriceRange } from "#server/search/price-words.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { OrderName } from "./orders.ts";
import { FLAG } from "./product-rows.ts";
import type { RowMarks } from "./word-rows.ts";

/** Orders that go by a mark: those that have it first, or last. */
const FLAG_OF: Partial<Record<AdminProductSort, number>> = { new: FLAG.isNew, featured: FLAG.isFeatured, visible: FLAG.isActive };

type Sorted = Pick<ProductFilter, "sort" | "direction">;

const isDescending = ({ sort, direction }: Sorted) => sort !== undefined && (direction ?? NATURAL_DIRECTION[sort]) === "desc";

/** Whether the index can tell a list that is narrowed and ordered so. */
export function isIndexed({ sort = "name", only = [], modified }: ProductFilter): boolean {
  return only.length === 0 && modified === undefined && (sort === "name" || sort === "reference" || FLAG_OF[sort] !== undefined);
}

/** The order of the index that a list begins from. */
export function orderFor(filter: Sorted, language: Language = "fr"): OrderName {
  if (filter.sort === "reference") return "reference";
  return filter.sort === "name" && isDescending(filter) ? `name desc ${language}` : `name ${language}`;
}

/** Whether a product costs so much. One whose price is not told does not. */
function isWithin({ lower = 0, upper = Number.POSITIVE_INFINITY }: PriceRange, price = Number.NaN): boolean {
  return price >= lower && price <= upper;
}

/** The rows within a scope: of visitors the listed ones, and by its very reference a discontinued one, for who has it at home. */
export function rowsInScope(
  index: CatalogueIndex,
  { category = "", price }: ProductFilter,
  { isPublic }: ProductView,
  isReference?: (row: number) => boolean,
): RowMarks {
  const { size, flags, rows, categories } = index;
  const isOther = category === NO_CATEGORY_LABEL;
  const wanted = isOther ? 0 : (categories.find(({ normalized_name }) => normalized_name === normalize(category))?.id ?? -1);
  const mark = isPublic ? FLAG.isListed : FLAG.isThere;
  const marks = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) {
    const flag = flags[row] ?? 0;
    const isThere = flag & mark || (isReference && flag & FLAG.isActive && isReference(row));
    const isWanted = category === "" || rows.categories.values[row] === wanted;
    marks[row] = isThere && isWanted && (!price || isWithin(price, rows.prices.values[row])) ? 1 : 0;
  }
  return marks;
}

/** The rows of all products in an order. */
function rowsIn({ orders }: CatalogueIndex, order: OrderName): Int32Array {
  const rows = orders.get(order);
  if (!rows) throw new Error(`the index was read without the order ${order}`);
  return rows;
}

/** Rows by a key that is a small number, the smallest first; of one key they stay in their order. Plain loops: an iterator over a large catalogue takes ten times as long. */
function sortedBy(rows: Int32Array, keyOf: (row: number) => number): Int32Array {
  const keys = new Uint16Array(rows.length);
  let most = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const key = keyOf(rows[place] ?? 0);
    keys[place] = key;
    if (key > most) most = key;
  }
  const ends = new Uint32Array(most + 2);
  for (let place = 0; place < keys.length; place += 1) ends[(keys[place] ?? 0) + 1] = (ends[(keys[place] ?? 0) + 1] ?? 0) + 1;
  for (let key = 1; key < ends.length; key += 1) ends[key] = (ends[key] ?? 0) + (ends[key - 1] ?? 0);
  const sorted = new Int32Array(rows.length);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    const end = ends[key] ?? 0;
    sorted[end] = rows[place] ?? 0;
    ends[key] = end + 1;
  }
  return sorted;
}

/** Shown rows as the list is sorted, or by rank where they have one. */
function sortedRows(index: CatalogueIndex, { shown, ranks }: Shown, filter: Sorted, language: Language | undefined): Int32Array {
  const ordered = rowsIn(index, orderFor(filter, language));
  const rows = new Int32Array(ordered.length);
  let count = 0;
  for (let place = 0; place < ordered.length; place += 1) {
    const row = ordered[place] ?? 0;
    if (!shown[row]) continue;
    rows[count] = row;
    count += 1;
  }
  const kept = rows.subarray(0, count);
  if (filter.sort === "reference" && isDescending(filter)) return kept.toReversed();
  const flag = FLAG_OF[filter.sort ?? "name"];
  if (flag !== undefined) {
    const first = isDescending(filter) ? flag : 0;
    return sortedBy(kept, (row) => (((index.flags[row] ?? 0) & flag) === first ? 0 : 1));
  }
  return ranks ? sortedBy(kept, (row) => ranks[row] ?? 0) : kept;
}

/** Under category headings, the category that holds the best hit comes first; products without one stay last. Rows come best first, if they have ranks. */
function grouped(
  { rows: { categories }, categories: known }: CatalogueIndex,
  rows: Int32Array,
  ranks: Uint16Array | undefined,
): Int32Array {
  const best = new Map<number, number>();
  let last = -1;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const category = categories.values[row] ?? 0;
    if (category !== last && !best.has(category)) best.set(category, ranks?.[row] ?? 0);
    last = category;
  }
  const places = new Map(known.map(({ id }, place) => [id, place]));
  const placeOf = (category: number) => (category === 0 ? known.length : (places.get(category) ?? 0));
  const met = [...best].sort(
    ([a, bestOfA], [b, bestOfB]) => Number(a === 0) - Number(b === 0) || bestOfA - bestOfB || placeOf(a) - placeOf(b),
  );
  const keys = new Uint16Array(Math.max(0, ...best.keys()) + 1);
  for (const [key, [category]] of met.entries()) keys[category] = key;
  return sortedBy(rows, (row) => keys[categories.values[row] ?? 0] ?? 0);
}

/** Which rows a list shows, with how well each meets its words, if there are any. */
type Shown = { shown: RowMarks; ranks?: Uint16Array | undefined };

/** Keys of one page of a list, and how many it shows in all. */
export function pageOf(index: CatalogueIndex, { shown, ranks }: Shown, filter: ProductFilter, { isGrouped, language }: ProductView) {
  const used = filter.sort === undefined ? ranks : undefined;
  const sorted = sortedRows(index, { shown, ranks: used }, filter, language);
  const rows = isGrouped ? grouped(index, sorted, used) : sorted;
  const offset = offsetOf(filter);
  const ids = Array.from(rows.subarray(offset, offset + filter.limit), (row) => index.rows.ids.values[row] ?? 0);
  return { total: rows.length, ids };
}

/** The first products of a category, without one of them: featured and new ones first, then by name. */
export function firstOfCategory(
  index: CatalogueIndex,
  { category, but, count }: { category: number; but: number; count: number },
): number[] {
  const { flags, rows } = index;
  const worthOf = (row: number) => ((flags[row] ?? 0) & FLAG.isFeatured ? 0 : 2) + ((flags[row] ?? 0) & FLAG.isNew ? 0 : 1);
  const byWorth: number[][] = [[], [], [], []];
  for (const row of rowsIn(index, "name fr")) {
    const id = rows.ids.values[row] ?? but;
    if ((flags[row] ?? 0) & FLAG.isListed && rows.categories.values[row] === category && id !== but) byWorth[worthOf(row)]?.push(id);
  }
  return byWorth.flat().slice(0, count);
}
