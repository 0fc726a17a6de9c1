import { TypedFastBitSet } from "typedfastbitset";
import { PRICE_FACET } from "#contracts/product/catalogue-filter.ts";
import type { Facet } from "#contracts/product/catalogue.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { FacetValues } from "./facet-values.ts";
import type { ProductSet } from "./indexed-product.ts";
import {
  type ChosenFacet,
  type FacetedCategory,
  type FacetIndex,
  isOffered,
  type KnownFacet,
  type Narrowing,
  parametersOf,
} from "./known-facets.ts";

/** Most choices offered of one facet, those of most products first: more are no help. */
const CHOICES_MAX = 40;

/** The products that match what is chosen of each facet: one of its values, or a number or span that overlaps. */
export type Matches = Map<KnownFacet, ProductSet>;

function havingValue(values: FacetValues, { attribute, values: texts }: KnownFacet, value: string): ProductSet {
  return values.having(attribute, texts.get(value) ?? "");
}

function findMatching({ facets }: CatalogueIndex, { facet, values, least, most }: ChosenFacet): ProductSet {
  const matching: ProductSet = new TypedFastBitSet();
  for (const value of values) matching.union(havingValue(facets, facet, value));
  if (facet.kind === "range")
    for (const { slot, lower, upper } of facets.numbers.get(facet.attribute) ?? []) if (lower <= most && upper >= least) matching.add(slot);
  return matching;
}

/** Finds the products that match each of the chosen facets. */
export function findMatches(index: CatalogueIndex, chosen: ChosenFacet[]): Matches {
  return new Map(chosen.map((choice) => [choice.facet, findMatching(index, choice)]));
}

/** Leaves of some products those that match all of these facets; all that are chosen by default. */
export function narrow(products: ProductSet, matches: Matches, facets = [...matches.keys()]): ProductSet {
  const left = products.clone();
  for (const facet of facets) left.intersection(matches.get(facet) ?? left);
  return left;
}

/** Counts the found products in each category, and in all, with those chosen facets that the category has. The
 *  parameters of the others are `dropped`. */
function countCategories(index: CatalogueIndex, { categories }: FacetIndex, matches: Matches, found: ProductSet) {
  const countIn = (category: FacetedCategory | undefined) => {
    const { applied = [], left = [] } = Object.groupBy(matches.keys(), (facet) =>
      isOffered(facet, category, categories) ? "applied" : "left",
    );
    const products = narrow(found, matches, applied);
    const count = category ? products.intersection_size(index.inCategory(category.id)) : products.size();
    const dropped = left.flatMap(({ param }) => parametersOf(param));
    return { count, ...(dropped.length > 0 && { dropped }) };
  };
  const { count: everywhere, ...choices } = countIn(undefined);
  return { categories: categories.map((category) => ({ name: category.name, ...countIn(category) })), everywhere, ...choices };
}

/** Products among which one facet is counted: those of the list, and of these, those that match the other choices. */
type Counted = { values: FacetValues; listed: ProductSet; left: ProductSet };

function choicesOf({ values, listed, left }: Counted, facet: KnownFacet, chosen: string[]) {
  const choices = [...facet.values].flatMap(([value, text]) => {
    const having = havingValue(values, facet, value);
    const count = left.intersection_size(having);
    const isThere = count > 0 || chosen.includes(value) || listed.intersects(having);
    return isThere ? [{ value, text, count }] : [];
  });
  if (choices.length <= CHOICES_MAX) return choices;
  const least = choices.map(({ count }) => count).sort((a, b) => b - a)[CHOICES_MAX - 1] ?? 0;
  return choices.filter(({ value, count }) => count > least || chosen.includes(value));
}

function endsOf({ values, left }: Counted, { attribute }: KnownFacet): { lower: number; upper: number } {
  const ends = { lower: Infinity, upper: -Infinity };
  for (const { slot, lower, upper } of values.numbers.get(attribute) ?? []) {
    if (!left.has(slot)) continue;
    ends.lower = Math.min(ends.lower, Number.isFinite(lower) ? lower : upper);
    ends.upper = Math.max(ends.upper, Number.isFinite(upper) ? upper : lower);
  }
  return ends;
}

function countFacet(among: Counted, facet: KnownFacet, choice: ChosenFacet | undefined): Facet[] {
  const { kind, param, name, name_en, unit } = facet;
  if (kind === "range") {
    const ends = endsOf(among, facet);
    if (!choice && ends.lower >= ends.upper) return [];
    const bounds = param === PRICE_FACET ? { lower: Math.floor(ends.lower), upper: Math.ceil(ends.upper) } : ends;
    return [{ kind, param, name, name_en, unit, ...(ends.lower <= ends.upper ? bounds : { lower: null, upper: null }) }];
  }
  const choices = choicesOf(among, facet, choice?.values ?? []);
  const total = among.left.size();
  const narrows = choices.some(({ count }) => count > 0 && count < total);
  return choice || narrows ? [{ kind, param, name, name_en, choices }] : [];
}

/** Counts each facet of a list with the choices of all others. A facet that would narrow nothing is left out, unless it
 *  has a choice. `found` are the listed products that the words of a search find. */
export function countFacets(
  index: CatalogueIndex,
  known: FacetIndex,
  { narrowing: { category, chosen }, matches, found }: { narrowing: Narrowing; matches: Matches; found: ProductSet },
) {
  const values = index.facets;
  const listed = category ? found.new_intersection(index.inCategory(category.id)) : found;
  const narrowed = { values, listed, left: narrow(listed, matches) };
  const facets = known.facets.flatMap((facet): Facet[] => {
    if (!isOffered(facet, category, known.categories)) return [];
    const choice = chosen.find((one) => one.facet === facet);
    if (!choice) return countFacet(narrowed, facet, undefined);
    const others = [...matches.keys()].filter((other) => other !== facet);
    return countFacet({ values, listed, left: narrow(listed, matches, others) }, facet, choice);
  });
  return { facets, ...countCategories(index, known, matches, found) };
}
