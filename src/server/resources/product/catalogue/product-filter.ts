import { TypedFastBitSet } from "typedfastbitset";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { AdminProductSort, Direction, ModifiedWithin, ProductMark } from "#contracts/product/product-admin.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import type { PriceRange } from "#server/platform/search/quantity-words.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { IndexedProduct, ProductSet } from "./indexed-product.ts";
import type { Known } from "./query-words.ts";

/** Filter and order of a list of products; `page` counts from 1. Words without `sort` order by relevance; without
 *  `direction`, each order has its own. */
export type ProductFilter = {
  q?: string;
  category?: string;
  sort?: AdminProductSort;
  direction?: Direction;
  only?: ProductMark[];
  /** Bounds of the price; products without one are left out. */
  price?: PriceRange;
  modified?: ModifiedWithin;
  limit: number;
  page: number;
};

/** View of a list: visitors see visible products only; a grouped list comes by category, products without one last.
 *  Words get their meaning from all products of the scope; of the hits, a list shows those that it `keeps`. A caller
 *  that searches often passes the known words. */
export type ProductView = {
  isPublic?: boolean;
  isGrouped?: boolean;
  index?: CatalogueIndex;
  keeps?: ProductSet;
  language?: Language;
  knownIn?: (language: Language) => Promise<Known>;
};

/** A list as it is asked for, of the products of an index. */
export type CatalogueQuery = { em: EntityManager; index: CatalogueIndex; filter: ProductFilter; view: ProductView };

/** Scores of the found products for the words of a list, by slot, the smallest number for the best. */
export type Scores = Int32Array;

/** Keys of one page of products, in order, and how many there are in all. `found` are all that words find, kept or not,
 *  for a list that keeps some. */
export type Hits = { total: number; ids: number[]; found?: ProductSet };

/** The products in the scope of a list: for visitors, listed ones. */
export function scopeOf({ index, filter: { category = "", price }, view: { isPublic } }: CatalogueQuery): ProductSet {
  const scope = (isPublic ? index.listed : index.all).clone();
  if (category !== "") {
    const named = index.categories.find(({ normalized_name }) => normalized_name === normalize(category));
    scope.intersection(index.inCategory(category === NO_CATEGORY_LABEL ? 0 : (named?.id ?? -1)));
  }
  if (!price) return scope;
  const { lower = 0, upper = Number.POSITIVE_INFINITY } = price;
  const isPriced = ({ price: own }: IndexedProduct) => own !== null && own >= lower && own <= upper;
  return new TypedFastBitSet(
    index
      .list(scope)
      .filter(isPriced)
      .map(({ slot }) => slot),
  );
}
