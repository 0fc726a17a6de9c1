/** What is chosen of the facets: values by the name of a parameter of the address, names and values each in one order. */
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

/** Reads what an address chooses of facets, whether there are such facets or not. Never throws. */
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
