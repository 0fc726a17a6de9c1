import { laterPage } from "../page/public-pages.ts";
import { firstCharacters } from "../text/text-length.ts";

/** Orders of the catalogue; `new` puts new products first. Source: CAT-1. */
export const PRODUCT_SORTS = ["name", "reference", "new"] as const;

/** Orders that the page of the catalogue offers: the documented ones, and `featured` products first. */
export const CATALOGUE_SORTS = [...PRODUCT_SORTS, "featured"] as const;

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** Ways to lay the catalogue out. */
export const CATALOGUE_VIEWS = ["grid", "list"] as const;

export type CatalogueView = (typeof CATALOGUE_VIEWS)[number];

/** Heading of the products that have no category. Source: CAT-2. */
export const NO_CATEGORY_LABEL = "Autres";

/** Products on one page of the catalogue. */
export const CATALOGUE_PAGE_SIZE = 48;

/** The chosen facets: values by the name of a parameter of the address, names and values each in one order. */
export type FacetChoices = Record<string, string[]>;

/** The facets that every category has: the price, whether a product is new, and what it works with. */
export const PRICE_FACET = "prix";
export const NEW_FACET = "nouveautes";
export const INSTALLATION_FACET = "installation";

/** Longest name or value of a facet in an address, in characters. */
export const FACET_NAME_MAX = 80;

/** Words and numbers joined by hyphens; no other parameter of the catalogue's address. */
const NAME = /^(?!(?:q|category|sort|view|page|facets|apercu)$)[a-z][a-z0-9-]{0,79}$/;
const VALUE = /^[a-z0-9.-]{1,80}$/;

/** Whether a parameter of the catalogue's address may choose of a facet. */
export function isFacetName(name: string): boolean {
  return NAME.test(name);
}

function valuesOf(sent: unknown): string[] {
  const values = [sent].flat().flatMap((value) => (typeof value === "string" ? value.toLowerCase().split(",") : []));
  return [...new Set(values.filter((value) => VALUE.test(value)))].sort();
}

/** Reads the chosen facets of a URL, whether there are such facets or not. Never throws. */
export function parseFacets(search: Record<string, unknown>): FacetChoices {
  const facets: FacetChoices = {};
  for (const name of Object.keys(search).filter(isFacetName).sort()) {
    const values = valuesOf(search[name]);
    if (values.length > 0) facets[name] = values;
  }
  return facets;
}

/** Choices without those of some parameters; undefined where none is left. */
export function withoutParameters(choices: FacetChoices, names: string[]): FacetChoices | undefined {
  const left = Object.entries(choices).filter(([name]) => !names.includes(name));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** The state of the catalogue that lives in its address; an absent key is its default (all, `name`, `grid`, page 1).
 *  Each of the `facets` is a parameter of its own in the address. */
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

/** Reads a catalogue address. Anything unknown, empty or default is dropped, so that one state has one address. Never
 *  throws. */
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
