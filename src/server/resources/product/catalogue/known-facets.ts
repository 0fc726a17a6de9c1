import { type Attribute, attributeKey, isMeasured } from "#contracts/attribute/attribute.ts";
import { NO, YES } from "#contracts/attribute/value-text.ts";
import {
  FACET_NAME_MAX,
  type FacetChoices,
  INSTALLATION_FACET,
  isFacetName,
  NEW_FACET,
  NO_CATEGORY_LABEL,
  parseFacets,
  PRICE_FACET,
} from "#contracts/product/catalogue-filter.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { slugify } from "#contracts/shared/slug.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { KEY } from "./facet-values.ts";
import type { ProductSet } from "./indexed-product.ts";
import { compareFrench } from "./orders.ts";

/** A category that a visitor may choose, with what describes its products. The key of « Autres », of the products
 *  without one, is 0. */
export type FacetedCategory = { id: number; name: string; attributes: Attribute[] };

/** Facet of the catalogue. `values` are the texts of its choices, in order, by their form in a URL. */
export type KnownFacet = {
  kind: "choices" | "range";
  param: string;
  name: string;
  name_en: string;
  unit: string;
  values: Map<string, string>;
  /** Key of its values. */
  attribute: string;
  /** Keys of the categories whose products have it; all of them where it is absent. */
  categories?: Set<number>;
};

const NAMELESS = { name: "", name_en: "", unit: "" };

const PRICE: KnownFacet = { kind: "range", param: PRICE_FACET, ...NAMELESS, values: new Map(), attribute: KEY.price };
const NEW: KnownFacet = { kind: "choices", param: NEW_FACET, ...NAMELESS, values: new Map([[YES, YES]]), attribute: KEY.news };

/** Chooses a free slug for a text in URLs: « Type d’alimentation » gives `type-d-alimentation`. */
function chooseSlug(isTaken: (slug: string) => boolean, text: string, fallback: string): string {
  const slug = slugify(text.replace(/[.,/’']/g, " ")).slice(0, FACET_NAME_MAX - 8);
  const base = isFacetName(slug) ? slug : [fallback, slug].filter(Boolean).join("-");
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(tried)) return tried;
  }
}

/** Maps the forms of texts in a URL to the texts, in their order. */
function valuesByName(texts: string[]): Map<string, string> {
  const values = new Map<string, string>();
  const isTaken = (slug: string) => values.has(slug);
  for (const text of texts) values.set(chooseSlug(isTaken, text, "valeur"), text);
  return values;
}

/** Lists the texts of the choices of attributes that form one facet; those of free texts come from the products only.
 *  */
function textsOf(alike: Attribute[], stored: string[]): string[] {
  const type = alike[0]?.type;
  if (type === "choice") return [...new Set(alike.flatMap(({ choices }) => choices))];
  if (type === "boolean") return [YES, NO];
  return type === "text" ? stored : [];
}

/** Builds every facet of these categories: price, « new », compatible equipment, and the filterable attributes, those
 *  of more categories first. `textsStored` are the different texts of products for an attribute. */
function buildFacets(categories: FacetedCategory[], textsStored: (attribute: string) => string[]): KnownFacet[] {
  const described = categories.flatMap(({ id, attributes }) =>
    attributes.filter(({ is_filterable }) => is_filterable).map((attribute) => ({ id, attribute })),
  );
  // Attributes of one name, type and unit are one facet, whichever categories have them.
  const identityOf = ({ name, type, unit }: Attribute) => JSON.stringify([attributeKey(name), type, unit]);
  const groups = [...Map.groupBy(described, ({ attribute }) => identityOf(attribute)).values()].sort((a, b) => b.length - a.length);
  const taken = new Set<string>([PRICE_FACET, NEW_FACET, INSTALLATION_FACET].flatMap(parametersOf));
  const facets = groups.flatMap((group): KnownFacet[] => {
    const alike = group.map(({ attribute }) => attribute);
    const [first] = alike;
    if (!first) return [];
    const param = chooseSlug((slug) => parametersOf(slug).some((name) => taken.has(name)), first.name, "attribut");
    for (const name of parametersOf(param)) taken.add(name);
    const attribute = attributeKey(first.name);
    return [
      {
        kind: isMeasured(first.type) ? "range" : "choices",
        param,
        name: first.name,
        name_en: first.name_en,
        unit: first.unit,
        values: valuesByName(textsOf(alike, textsStored(attribute))),
        attribute,
        categories: new Set(group.map(({ id }) => id)),
      },
    ];
  });
  // The equipment of a visitor: products match when they work with at least one part of it.
  const values = valuesByName(textsStored(KEY.installation));
  return [PRICE, NEW, { kind: "choices", param: INSTALLATION_FACET, ...NAMELESS, values, attribute: KEY.installation }, ...facets];
}

/** Parameters of a URL that may choose of a facet. */
export function parametersOf(param: string): [itself: string, least: string, most: string] {
  return [param, `${param}-min`, `${param}-max`];
}

/** Whether a list may be narrowed by a facet: that of one category, or of all products by what several categories have.
 *  */
export function isOffered({ categories }: KnownFacet, category: FacetedCategory | undefined, all: FacetedCategory[]): boolean {
  if (!categories) return true;
  if (category) return categories.has(category.id);
  return categories.size >= Math.min(2, all.length);
}

/** Facets that the catalogue may be narrowed by, and the categories that have a listed product, « Autres » last. */
export type FacetIndex = { categories: FacetedCategory[]; facets: KnownFacet[] };

/** Lists the texts of products for an attribute, in order. Equipment that one product alone works with, a siren or a
 *  bridge, is left out: no one owns that. */
function storedTexts({ slots, facets, listed }: CatalogueIndex, attribute: string): string[] {
  const isUsed = (products: ProductSet) =>
    attribute === KEY.installation ? listed.intersection_size(products) > 1 : products.array().some((slot) => slots[slot]);
  const texts = [...facets.textsOf(attribute)].filter(([, products]) => isUsed(products));
  return texts.map(([text]) => text).sort(compareFrench);
}

function describeFacets(index: CatalogueIndex): FacetIndex {
  const isUsed = (category: number) => index.listed.intersects(index.inCategory(category));
  const categories: FacetedCategory[] = index.categories.filter(({ id }) => isUsed(id));
  if (isUsed(0)) categories.push({ id: 0, name: NO_CATEGORY_LABEL, attributes: [] });
  return { categories, facets: buildFacets(categories, (attribute) => storedTexts(index, attribute)) };
}

/** Facets by the state of their index. */
const described = new WeakMap<object, FacetIndex>();

/** Facets of an index, described once for each of its states. */
export function facetIndexOf(index: CatalogueIndex): FacetIndex {
  const facets = described.get(index.moment) ?? describeFacets(index);
  described.set(index.moment, facets);
  return facets;
}

/** Facet with its choices: some of its values, or a span, infinite at an open end. */
export type ChosenFacet = { facet: KnownFacet; values: string[]; least: number; most: number };

/** Filter of the catalogue as it was understood. `category` is undefined for all of them; `choices` is what the URL
 *  should say. */
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
  // Ends in the wrong order mean the span between them.
  const [least, most] = [Math.min(first, second), Math.max(first, second)];
  return least === -Infinity && most === Infinity ? undefined : { facet, values: [], least, most };
}

/** Converts the chosen values of a facet to parameters of a URL. */
function toParameters({ facet: { param, kind }, values, least, most }: ChosenFacet): FacetChoices {
  const [itself, leastName, mostName] = parametersOf(param);
  if (kind === "choices") return { [itself]: values };
  return {
    ...(least !== -Infinity && { [leastName]: [String(least)] }),
    ...(most !== Infinity && { [mostName]: [String(most)] }),
  };
}

/** Parses the choices of a URL; unknown facets and values are left out. */
export function understandChoices(
  index: FacetIndex,
  { category: name, facets = {} }: { category?: string; facets?: FacetChoices },
): Narrowing {
  const category = name ? index.categories.find((one) => normalize(one.name) === normalize(name)) : undefined;
  const offered = index.facets.filter((facet) => isOffered(facet, category, index.categories));
  const chosen = offered.flatMap((facet) => chosenOf(facet, facets) ?? []);
  return { category, chosen, choices: parseFacets(Object.assign({}, ...chosen.map(toParameters))) };
}
