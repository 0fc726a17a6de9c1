import type { CatalogueIndex } from "#server/product/catalogue-index/catalogue-index.ts";
import { FLAG } from "#server/product/catalogue-index/product-rows.ts";
import { noNumbers, type Numbers } from "#server/product/catalogue-index/facet-values.ts";
import { IntList } from "#server/product/catalogue-index/growing-lists.ts";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import { COMPATIBILITY_KEY, type FacetedCategory, type KnownFacet, knownFacets } from "./known-facets.ts";

/** What facets are counted from: every row of the index is a place, those that no visitor sees too. */
export type FacetIndex = {
  /** The categories that have a listed product, in French alphabetical order, « Autres » last. */
  categories: FacetedCategory[];
  facets: KnownFacet[];
  size: number;
  /** Which places are of listed products. */
  isListed: Uint8Array;
  /** The place of each product's category among the categories; `NO_PLACE` of one that has no listed product. */
  categoryOf: Uint16Array;
  news: IntList;
  prices: Numbers;
  /** Places of the products by attribute and text, and by what they work with. Some may lie beyond `size`. */
  texts: ReadonlyMap<string, ReadonlyMap<string, IntList>>;
  numbers: ReadonlyMap<string, Numbers>;
};

/** The place of a category without a listed product. */
const NO_PLACE = 0xffff;

/** Whether so many of some places have a mark. */
function haveMark({ values, length }: IntList, marks: Uint8Array, mark: number, least: number): boolean {
  let found = 0;
  for (let row = 0; row < length; row += 1) {
    if ((marks[values[row] ?? 0] ?? 0) & mark) found += 1;
    if (found === least) return true;
  }
  return false;
}

const inFrench = new Intl.Collator("fr", { numeric: true });

/** The texts that products have for an attribute, in order. What one product alone works with, a siren or a bridge, is no installation that anyone has. */
function textsOf({ flags, facets }: CatalogueIndex, attribute: string): string[] {
  const [mark, least] = attribute === COMPATIBILITY_KEY ? [FLAG.isListed, 2] : [FLAG.isThere, 1];
  const stored = [...(facets?.texts.get(attribute) ?? [])].filter(([, places]) => haveMark(places, flags, mark, least));
  return stored.map(([text]) => text).sort((one, other) => inFrench.compare(one, other) || (one < other ? -1 : 1));
}

function markedRows({ size, flags }: CatalogueIndex, mark: number): Uint8Array {
  const marked = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) marked[row] = (flags[row] ?? 0) & mark ? 1 : 0;
  return marked;
}

function newRows({ size, flags }: CatalogueIndex): IntList {
  const rows = new IntList();
  for (let row = 0; row < size; row += 1) if ((flags[row] ?? 0) & FLAG.isNew) rows.push(row);
  return rows;
}

function pricesOf({ size, flags, rows }: CatalogueIndex): Numbers {
  const prices = noNumbers();
  for (let row = 0; row < size; row += 1) {
    const price = rows.prices.values[row] ?? Number.NaN;
    if (!flags[row] || Number.isNaN(price)) continue;
    prices.rows.push(row);
    prices.lower.push(price);
    prices.upper.push(price);
  }
  return prices;
}

function made(index: CatalogueIndex): FacetIndex {
  const { size, rows, facets } = index;
  const isListed = markedRows(index, FLAG.isListed);
  const used = new Set<number>();
  for (let row = 0; row < size; row += 1) if (isListed[row]) used.add(rows.categories.values[row] ?? 0);
  const categories: FacetedCategory[] = index.categories.filter(({ id }) => used.has(id));
  if (used.has(0)) categories.push({ id: null, name: NO_CATEGORY_LABEL, attributes: [] });
  const placeOf = new Map(categories.map(({ id }, place) => [id ?? 0, place]));
  const categoryOf = new Uint16Array(size);
  for (let row = 0; row < size; row += 1) categoryOf[row] = placeOf.get(rows.categories.values[row] ?? 0) ?? NO_PLACE;
  return {
    categories,
    facets: knownFacets(categories, (attribute) => textsOf(index, attribute)),
    size,
    isListed,
    categoryOf,
    news: newRows(index),
    prices: pricesOf(index),
    texts: facets?.texts ?? new Map(),
    numbers: facets?.numbers ?? new Map(),
  };
}

const known = new WeakMap<CatalogueIndex, FacetIndex>();

/** What facets are counted from, made once of an index that has their values. */
export function facetIndexOf(index: CatalogueIndex): FacetIndex {
  const facets = known.get(index) ?? made(index);
  known.set(index, facets);
  return facets;
}
