import { laterPage } from "../page/later-page.ts";
import { firstCharacters } from "../shared/first-characters.ts";
import { type FacetChoices, parseFacets } from "./facet-choices.ts";

/** Orders of the catalogue. Source: specification §9 « Sort options »; `new` puts new products first. */
export const PRODUCT_SORTS = ["name", "reference", "new"] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Orders that the page of the catalogue offers: the documented ones, and `featured` products first. */
export const CATALOGUE_SORTS = [...PRODUCT_SORTS, "featured"] as const;

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** Ways to lay the catalogue out. */
export const CATALOGUE_VIEWS = ["grid", "list"] as const;

export type CatalogueView = (typeof CATALOGUE_VIEWS)[number];

/** Heading of the products that have no category. Source: specification §2 Catalogue. */
export const NO_CATEGORY_LABEL = "Autres";

/** Products on one page of the catalogue. */
export const CATALOGUE_PAGE_SIZE = 48;

/** The state of the catalogue that lives in its address; an absent key is its default (all, `name`, `grid`, page 1). Each of the `facets` is a
 *  parameter of its own in the address. */
export type CatalogueFilter = {
  q?: string;
  category?: string;
  facets?: FacetChoices;
  sort?: CatalogueSort;
  view?: CatalogueView;
  page?: number;
};

function oneOf<Value extends string>(values: readonly Value[], sent: unknown): Value | undefined {
  return values.find((value) => value === sent);
}

/** Reads a catalogue address. Anything unknown, empty or default is dropped, so that one state has one address. Never throws. */
export function parseCatalogueFilter(search: Record<string, unknown>): CatalogueFilter {
  const filter: CatalogueFilter = {};
  const q = typeof search.q === "string" || typeof search.q === "number" ? firstCharacters(String(search.q).trim(), 200) : "";
  const category = typeof search.category === "string" ? firstCharacters(search.category.trim(), 100) : "";
  const sort = oneOf(CATALOGUE_SORTS, search.sort);
  const view = oneOf(CATALOGUE_VIEWS, search.view);
  const page = laterPage(search.page);
  const facets = parseFacets({ ...search, ...(search.facets as object) }); // the characters of a text name no facet
  if (q) filter.q = q;
  if (category) filter.category = category;
  if (Object.keys(facets).length > 0) filter.facets = facets;
  if (sort && sort !== "name") filter.sort = sort;
  if (view && view !== "grid") filter.view = view;
  if (page !== undefined) filter.page = page;
  return filter;
}

/** Whether a search, a category or a facet hides products. */
export function isNarrowed(filter: CatalogueFilter): boolean {
  return Boolean(filter.q || filter.category || filter.facets);
}
