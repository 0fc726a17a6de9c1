import { type FacetChoices, parseFacets } from "#contracts/product/facet-choices.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { type FacetedCategory, type FacetIndex, isOffered, type KnownFacet, parametersOf } from "./known-facets.ts";

/** A facet with what is chosen of it: some of its values, or a span, infinite where an end is not said. */
export type ChosenFacet = { facet: KnownFacet; values: string[]; least: number; most: number };

/** What narrows the catalogue, as it was understood. `category` is undefined for all of them; `choices` are what an address should say. */
export type Narrowing = { category: FacetedCategory | undefined; chosen: ChosenFacet[]; choices: FacetChoices };

function numberOf([first, ...others]: string[] = []): number | undefined {
  const number = first === undefined || others.length > 0 ? Number.NaN : Number(first);
  return Number.isFinite(number) ? number : undefined;
}

function chosenOf(facet: KnownFacet, sent: FacetChoices): ChosenFacet | undefined {
  const [itself, leastName, mostName] = parametersOf(facet.param);
  if (facet.kind === "choices") {
    const values = (sent[itself] ?? []).filter((value) => facet.values.has(value));
    return values.length > 0 ? { facet, values, least: -Infinity, most: Infinity } : undefined;
  }
  const [first, second] = [numberOf(sent[leastName]) ?? -Infinity, numberOf(sent[mostName]) ?? Infinity];
  // Whoever writes the ends the wrong way round means what lies between.
  const [least, most] = [Math.min(first, second), Math.max(first, second)];
  return least === -Infinity && most === Infinity ? undefined : { facet, values: [], least, most };
}

/** How an address says what is chosen of a facet. */
function written({ facet: { param, kind }, values, least, most }: ChosenFacet): FacetChoices {
  const [itself, leastName, mostName] = parametersOf(param);
  if (kind === "choices") return { [itself]: values };
  return {
    ...(least !== -Infinity && { [leastName]: [String(least)] }),
    ...(most !== Infinity && { [mostName]: [String(most)] }),
  };
}

/** Understands what an address chooses: what there is no facet for, and values that a facet does not have, are left out. */
export function understandChoices(
  index: FacetIndex,
  { category: name, facets = {} }: { category?: string; facets?: FacetChoices },
): Narrowing {
  const category = name ? index.categories.find((one) => normalize(one.name) === normalize(name)) : undefined;
  const offered = index.facets.filter((facet) => isOffered(facet, category, index.categories));
  const chosen = offered.flatMap((facet) => chosenOf(facet, facets) ?? []);
  return { category, chosen, choices: parseFacets(Object.assign({}, ...chosen.map(written))) };
}
