import type { Language } from "#contracts/shared/language.ts";
import type { CatalogueIndex } from "./catalogue-index/catalogue-index.ts";
import type { RowMarks } from "./catalogue-index/word-rows.ts";
import type { PriceRange } from "#server/search/price-words.ts";
import type { Known } from "./query-words.ts";
import type { AdminProductSort, Direction, ModifiedWithin, ProductMark } from "#contracts/product/product-admin.ts";

/** What narrows and orders a list of products; `page` counts from 1. Words without `sort` order by how well they are met; without
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

/** Whose list it is: visitors see visible products only; a grouped one comes by category, those without category last. What words mean is
 *  found out with all products of the scope; of those that they find, a list shows the ones that are `kept`, rows of the `index` that the caller has read.
 *  Words are those of a language, and so is the order of names; `wordsIn` where they are those of another. What they may name is known to a caller that
 *  searches often. */
export type ProductView = {
  isPublic?: boolean;
  isGrouped?: boolean;
  index?: CatalogueIndex;
  kept?: RowMarks;
  language?: Language;
  knownIn?: (language: Language) => Promise<Known>;
  wordsIn?: Language;
};
