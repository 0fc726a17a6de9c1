import { type CatalogueFilter, NO_CATEGORY_LABEL, parseCatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import {
  ADMIN_PRODUCT_SORTS,
  type AdminProductSort,
  type Direction,
  DIRECTIONS,
  MODIFIED_WITHIN,
  type ModifiedWithin,
  NATURAL_DIRECTION,
  PRODUCT_MARKS,
  type ProductMark,
} from "#contracts/product/product-admin.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Products on one page of the list: as cards, or as rows of the table. */
export const PRODUCT_PAGE_SIZE = { cards: 24, table: 50 };

/** The state of the products' list that lives in its URL. `only` names marks, with commas between. */
export type ProductFilter = Pick<CatalogueFilter, "q" | "category" | "page"> & {
  sort?: AdminProductSort;
  direction?: Direction;
  only?: string;
  modified?: ModifiedWithin;
};

/** Categories that the filter always offers. Source: ADM-7. */
const USUAL_CATEGORIES = ["Interfaces", "Capteurs", "Contrôleurs", "Éclairage", "Sécurité", "Automatisation"];

/** The marks that a filter names, none twice; what is none is left out. */
export function marksOf({ only = "" }: Pick<ProductFilter, "only">): ProductMark[] {
  const named = only.split(",");
  return PRODUCT_MARKS.filter((mark) => named.includes(mark));
}

/** Gives the order of the list; nothing while a search orders by how well its words are met. */
export function orderOf({ q, sort, direction }: ProductFilter): { sort: AdminProductSort; direction: Direction } | undefined {
  const shown = sort ?? (q === undefined ? "name" : undefined);
  return shown && { sort: shown, direction: direction ?? NATURAL_DIRECTION[shown] };
}

/** Reads the URL of the products' list; everything unknown, empty or default is dropped. */
export function parseProductFilter(search: Record<string, unknown>): ProductFilter {
  const { q, category, page } = parseCatalogueFilter(search);
  const only = marksOf({ only: typeof search.only === "string" ? search.only : "" }).join(",");
  const modified = MODIFIED_WITHIN.find((value) => value === search.modified);
  const sort = ADMIN_PRODUCT_SORTS.find((value) => value === search.sort);
  const direction = sort && DIRECTIONS.find((value) => value === search.direction && value !== NATURAL_DIRECTION[sort]);
  const isUsual = sort === "name" && q === undefined && direction === undefined;
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(only && { only }),
    ...(modified && { modified }),
    ...(sort && !isUsual && { sort }),
    ...(direction && { direction }),
    ...(page && { page }),
  };
}

/** The usual categories, then the others that exist, then « Autres » for products without one. No name twice. */
export function offeredCategories(existing: string[]): string[] {
  const usual = new Set(USUAL_CATEGORIES.map(normalize));
  return [...USUAL_CATEGORIES, ...existing.filter((name) => !usual.has(normalize(name))), NO_CATEGORY_LABEL];
}
