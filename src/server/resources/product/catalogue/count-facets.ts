import { PRICE_FACET } from "#contracts/product/catalogue-filter.ts";
import type { Facet } from "#contracts/product/catalogue.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { FacetValues } from "./facet-values.ts";
import type { IndexedProduct } from "./indexed-product.ts";
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

/** Missed facet of each product, by slot: none, the number of the one chosen facet that it misses, from 1, or several.
 *  */
export type Misses = Uint8Array;
const NONE = 0;
const SEVERAL = 255;

function listSlots({ texts }: FacetValues, { attribute, values }: KnownFacet, value: string): number[] {
  return texts.get(attribute)?.get(values.get(value) ?? "") ?? [];
}

/** Marks the products that have what is chosen of a facet: one of its values, or a number or span that overlaps. */
function markMatches({ facets, slots }: CatalogueIndex, { facet, values, least, most }: ChosenFacet): Uint8Array {
  const met = new Uint8Array(slots.length);
  for (const value of values) for (const slot of listSlots(facets, facet, value)) met[slot] = 1;
  if (facet.kind === "range")
    for (const { slot, lower, upper } of facets.numbers.get(facet.attribute) ?? []) if (lower <= most && upper >= least) met[slot] = 1;
  return met;
}

/** Finds which of the chosen facets each product misses. */
export function findMisses(index: CatalogueIndex, chosen: ChosenFacet[]): Misses {
  const misses = new Uint8Array(index.slots.length);
  for (const [position, choice] of chosen.entries()) {
    const met = markMatches(index, choice);
    for (let slot = 0; slot < misses.length; slot += 1) if (met[slot] === 0) misses[slot] = misses[slot] === NONE ? position + 1 : SEVERAL;
  }
  return misses;
}

/** Counts some products by category. */
function countByCategory(products: IndexedProduct[], misses: Misses): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { slot, category } of products) if (misses[slot] === NONE) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** Counts the found products in each category, and in all, with those chosen facets that the category has. The
 *  parameters of the others are `dropped`. */
function countCategories(index: CatalogueIndex, { categories }: FacetIndex, { chosen }: Narrowing, found: IndexedProduct[]) {
  const known = new Map<string, Map<number, number>>();
  const countApplied = (applied: ChosenFacet[]) => {
    const key = applied.map(({ facet }) => facet.param).join();
    const counts = known.get(key) ?? countByCategory(found, findMisses(index, applied));
    known.set(key, counts);
    return counts;
  };
  const countChosen = (category: FacetedCategory | undefined) => {
    const { applied = [], left = [] } = Object.groupBy(chosen, ({ facet }) =>
      isOffered(facet, category, categories) ? "applied" : "left",
    );
    const dropped = left.flatMap(({ facet }) => parametersOf(facet.param));
    return { counts: countApplied(applied), ...(dropped.length > 0 && { dropped }) };
  };
  const { counts: all, ...choices } = countChosen(undefined);
  return {
    categories: categories.map((category) => {
      const { counts, ...choices } = countChosen(category);
      return { name: category.name, count: counts.get(category.id) ?? 0, ...choices };
    }),
    everywhere: [...all.values()].reduce((sum, count) => sum + count, 0),
    ...choices,
  };
}

/** Products among which one facet is counted: marks of those of the list, and of those that match the other choices. */
type Counted = { values: FacetValues; isListed: Uint8Array; isLeft: Uint8Array; total: number };

function choicesOf({ values, isListed, isLeft }: Counted, facet: KnownFacet, chosen: string[]) {
  const countMarked = (slots: number[], marks: Uint8Array) => slots.reduce((count, slot) => count + (marks[slot] ?? 0), 0);
  const choices = [...facet.values].flatMap(([value, text]) => {
    const slots = listSlots(values, facet, value);
    const count = countMarked(slots, isLeft);
    const isThere = count > 0 || chosen.includes(value) || countMarked(slots, isListed) > 0;
    return isThere ? [{ value, text, count }] : [];
  });
  if (choices.length <= CHOICES_MAX) return choices;
  const least = choices.map(({ count }) => count).sort((a, b) => b - a)[CHOICES_MAX - 1] ?? 0;
  return choices.filter(({ value, count }) => count > least || chosen.includes(value));
}

function endsOf({ values, isLeft }: Counted, { attribute }: KnownFacet): { lower: number; upper: number } {
  const ends = { lower: Infinity, upper: -Infinity };
  for (const { slot, lower, upper } of values.numbers.get(attribute) ?? []) {
    if (!isLeft[slot]) continue;
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
  const narrows = choices.some(({ count }) => count > 0 && count < among.total);
  return choice || narrows ? [{ kind, param, name, name_en, choices }] : [];
}

/** Counts each facet of a list with the choices of all others. A facet that would narrow nothing is left out, unless it
 *  has a choice. `found` are the listed products that the words of a search find. */
export function countFacets(
  index: CatalogueIndex,
  known: FacetIndex,
  { narrowing, misses, found }: { narrowing: Narrowing; misses: Misses; found: IndexedProduct[] },
) {
  const { category, chosen } = narrowing;
  const listed = category ? found.filter((product) => product.category === category.id) : found;
  const marksOf = (products: IndexedProduct[]) => {
    const marks = new Uint8Array(index.slots.length);
    for (const { slot } of products) marks[slot] = 1;
    return marks;
  };
  const isListed = marksOf(listed);
  const selectCounted = (own: number): Counted => {
    const left = listed.filter(({ slot }) => misses[slot] === NONE || misses[slot] === own);
    return { values: index.facets, isListed, isLeft: marksOf(left), total: left.length };
  };
  const withAll = selectCounted(NONE);
  const facets = known.facets.flatMap((facet): Facet[] => {
    if (!isOffered(facet, category, known.categories)) return [];
    const position = chosen.findIndex((choice) => choice.facet === facet);
    return countFacet(position < 0 ? withAll : selectCounted(position + 1), facet, chosen[position]);
  });
  return { facets, ...countCategories(index, known, narrowing, found) };
}
