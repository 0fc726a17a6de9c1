import { NEW_FACET, PRICE_FACET } from "#contracts/product/facet-choices.ts";
import type { Facet } from "#contracts/product/facets.ts";
import { noNumbers, type Numbers } from "#server/product/catalogue-index/facet-values.ts";
import { IntList } from "#server/product/catalogue-index/growing-lists.ts";
import type { ChosenFacet, Narrowing } from "./chosen-facets.ts";
import type { FacetIndex } from "./facet-index.ts";
import { type FacetedCategory, isOffered, type KnownFacet } from "./known-facets.ts";

/** Most choices of one facet that are offered, those of most products: more than these are no help. */
const CHOICES_MAX = 40;

const NOWHERE = new IntList();
const NO_NUMBERS = noNumbers();

/** Which of some facets each product misses: how many, and the last of them. */
export type Misses = { count: Uint8Array; last: Uint8Array };

function placesWith({ texts, news }: FacetIndex, { param, attribute = "", values }: KnownFacet, value: string): IntList {
  return param === NEW_FACET ? news : (texts.get(attribute)?.get(values.get(value) ?? "") ?? NOWHERE);
}

function numbersOf({ numbers, prices }: FacetIndex, { attribute }: KnownFacet): Numbers {
  return attribute === undefined ? prices : (numbers.get(attribute) ?? NO_NUMBERS);
}

/** Which products have what is chosen of a facet: one of its values, or a number, or a part of a span, between the two ends. */
function metBy(index: FacetIndex, { facet, values, least, most }: ChosenFacet): Uint8Array {
  const met = new Uint8Array(index.size);
  if (facet.kind === "choices") {
    for (const value of values) {
      const places = placesWith(index, facet, value);
      for (let row = 0; row < places.length; row += 1) met[places.values[row] ?? 0] = 1;
    }
    return met;
  }
  const { rows, lower, upper } = numbersOf(index, facet);
  for (let row = 0; row < rows.length; row += 1) {
    if ((lower.values[row] ?? 0) <= most && (upper.values[row] ?? 0) >= least) met[rows.values[row] ?? 0] = 1;
  }
  return met;
}

/** Looks at each product for what is chosen. */
export function missesOf(index: FacetIndex, chosen: ChosenFacet[]): Misses {
  const { size } = index;
  const count = new Uint8Array(size);
  const last = new Uint8Array(size);
  for (const [number, choice] of chosen.entries()) {
    const met = metBy(index, choice);
    // Plain loops: an iterator over a large catalogue takes ten times as long.
    for (let place = 0; place < size; place += 1) {
      if (met[place]) continue;
      count[place] = (count[place] ?? 0) + 1;
      last[place] = number;
    }
  }
  return { count, last };
}

/** Where the products of a list may stand: the listed ones that its words find, and of them those of its category. */
function within(
  { size, isListed: all, categories, categoryOf }: FacetIndex,
  category: FacetedCategory | undefined,
  found: Uint8Array = all,
) {
  const wanted = category && categories.indexOf(category);
  const isFound = new Uint8Array(size);
  const isListed = new Uint8Array(size);
  for (let place = 0; place < size; place += 1) {
    isFound[place] = all[place] && found[place] ? 1 : 0;
    if (wanted === undefined || categoryOf[place] === wanted) isListed[place] = isFound[place] ?? 0;
  }
  return { isFound, isListed };
}

/** What narrows a list, and what products miss of it. */
export type Missed = { narrowing: Narrowing; misses: Misses };

/** Which products have all that is chosen. */
export function meetingChoices({ narrowing, misses: { count } }: Missed): Uint8Array | undefined {
  if (narrowing.chosen.length === 0) return undefined;
  const meeting = new Uint8Array(count.length);
  for (let row = 0; row < count.length; row += 1) meeting[row] = count[row] === 0 ? 1 : 0;
  return meeting;
}

/** How many products are found in each category, by its place, that miss nothing. */
function countByCategory({ categories, categoryOf }: FacetIndex, { count }: Misses, isFound: Uint8Array): number[] {
  const counts = new Uint32Array(categories.length);
  for (let place = 0; place < count.length; place += 1) {
    if (isFound[place] === 0 || count[place] !== 0) continue;
    const category = categoryOf[place] ?? 0;
    counts[category] = (counts[category] ?? 0) + 1;
  }
  return Array.from(counts);
}

/** How many products one finds in each category, and in all of them, with what is chosen of the facets that they have. */
function countCategories(index: FacetIndex, { narrowing: { chosen }, misses }: Missed, isFound: Uint8Array) {
  const known = new Map<string, number[]>();
  const countsIn = (category: FacetedCategory | undefined) => {
    const applied = chosen.filter(({ facet }) => isOffered(facet, category, index.categories));
    const key = applied.map(({ facet }) => facet.param).join();
    const missed = () => (applied.length === chosen.length ? misses : missesOf(index, applied));
    const counts = known.get(key) ?? countByCategory(index, missed(), isFound);
    known.set(key, counts);
    return counts;
  };
  return {
    categories: index.categories.map((category, place) => ({ name: category.name, count: countsIn(category)[place] ?? 0 })),
    everywhere: countsIn(undefined).reduce((sum, count) => sum + count, 0),
  };
}

/** The products that one facet is counted among: those of the list, and of them those that have what is chosen of the others. */
type Counted = { index: FacetIndex; isListed: Uint8Array; isLeft: Uint8Array; total: number };

/** Counts among the products that miss no facet but, at most, the one at a place among the chosen ones. */
function countedWithout(index: FacetIndex, isListed: Uint8Array, { count, last }: Misses, own: number): Counted {
  const isLeft = new Uint8Array(isListed.length);
  let total = 0;
  for (let place = 0; place < isLeft.length; place += 1) {
    if (!isListed[place] || !(count[place] === 0 || (count[place] === 1 && last[place] === own))) continue;
    isLeft[place] = 1;
    total += 1;
  }
  return { index, isListed, isLeft, total };
}

/** How many of some places are marked; a mark is 1. */
function countMarked({ values, length }: IntList, marks: Uint8Array): number {
  let count = 0;
  for (let row = 0; row < length; row += 1) count += marks[values[row] ?? 0] ?? 0;
  return count;
}

function choicesOf({ index, isListed, isLeft }: Counted, facet: KnownFacet, chosen: string[]) {
  const choices = [...facet.values].flatMap(([value, text]) => {
    const places = placesWith(index, facet, value);
    const count = countMarked(places, isLeft);
    const isThere = count > 0 || chosen.includes(value) || countMarked(places, isListed) > 0;
    return isThere ? [{ value, text, count }] : [];
  });
  if (choices.length <= CHOICES_MAX) return choices;
  const least = choices.map(({ count }) => count).sort((a, b) => b - a)[CHOICES_MAX - 1] ?? 0;
  return choices.filter(({ value, count }) => count > least || chosen.includes(value));
}

function endsOf({ index, isLeft }: Counted, facet: KnownFacet): { lower: number; upper: number } {
  const { rows, lower, upper } = numbersOf(index, facet);
  const ends = { lower: Infinity, upper: -Infinity };
  const widen = (end = Infinity) => {
    if (!Number.isFinite(end)) return;
    if (end < ends.lower) ends.lower = end;
    if (end > ends.upper) ends.upper = end;
  };
  for (let row = 0; row < rows.length; row += 1) {
    if (!isLeft[rows.values[row] ?? 0]) continue;
    widen(lower.values[row]);
    widen(upper.values[row]);
  }
  return ends;
}

function counted(among: Counted, facet: KnownFacet, choice: ChosenFacet | undefined): Facet[] {
  const { kind, param, name, name_en, unit } = facet;
  if (kind === "range") {
    const ends = endsOf(among, facet);
    if (!choice && ends.lower >= ends.upper) return [];
    const told = param === PRICE_FACET ? { lower: Math.floor(ends.lower), upper: Math.ceil(ends.upper) } : ends;
    return [{ kind, param, name, name_en, unit, ...(ends.lower <= ends.upper ? told : { lower: null, upper: null }) }];
  }
  const choices = choicesOf(among, facet, choice?.values ?? []);
  const narrows = choices.some(({ count }) => count > 0 && count < among.total);
  return choice || narrows ? [{ kind, param, name, name_en, choices }] : [];
}

/** What a list may be narrowed by further, with true counts: each facet is counted with what is chosen of all others. One that would narrow
 *  nothing is left out, unless something is chosen of it. `found` is what the words of a search find, if there are any. */
export function countFacets(index: FacetIndex, missed: Missed, found: Uint8Array | undefined) {
  const { narrowing, misses } = missed;
  const { category, chosen } = narrowing;
  const { isFound, isListed } = within(index, category, found);
  const withAll = countedWithout(index, isListed, misses, chosen.length);
  const facets = index.facets.flatMap((facet): Facet[] => {
    if (!isOffered(facet, category, index.categories)) return [];
    const own = chosen.findIndex((choice) => choice.facet === facet);
    return counted(own < 0 ? withAll : countedWithout(index, isListed, misses, own), facet, chosen[own]);
  });
  return { facets, ...countCategories(index, missed, isFound) };
}
