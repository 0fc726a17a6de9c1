import { type CatalogueFilter, NO_CATEGORY_LABEL, parseCatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Products on one page of the list. */
export const PRODUCT_PAGE_SIZE = 24;

/** The state of the products' list that lives in its URL. */
export type ProductFilter = Pick<CatalogueFilter, "q" | "category" | "page">;

/** Categories that the filter always offers. Source: specification §2 « Admin products list ». */
const USUAL_CATEGORIES = ["Interfaces", "Capteurs", "Contrôleurs", "Éclairage", "Sécurité", "Automatisation"];

/** Reads the URL of the products' list; everything unknown, empty or default is dropped. */
export function parseProductFilter(search: Record<string, unknown>): ProductFilter {
  const { q, category, page } = parseCatalogueFilter(search);
  return { ...(q && { q }), ...(category && { category }), ...(page && { page }) };
}

/** The usual categories, then the others that exist, then « Autres » for products without one. No name twice. */
export function offeredCategories(existing: string[]): string[] {
  const usual = new Set(USUAL_CATEGORIES.map(normalize));
  return [...USUAL_CATEGORIES, ...existing.filter((name) => !usual.has(normalize(name))), NO_CATEGORY_LABEL];
}
