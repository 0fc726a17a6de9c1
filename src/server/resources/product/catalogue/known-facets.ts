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
import { compareFrench } from "./orders.ts";

/** A category that a visitor may choose, with what describes its products. The key of « Autres », of the products
 *  without one, is 0. */
export type FacetedCategory = { id: number; name: string; attributes: Attribute[] };

/** What products may be narrowed by. `values` are the texts of its choices by how an address writes them, in order. */
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

/** What an address calls something, unlike what is called so already: « Type d’alimentation » is
 *  `type-d-alimentation`. */
function unlike(isTaken: (slug: string) => boolean, text: string, fallback: string): string {
  const slug = slugify(text.replace(/[.,/’']/g, " ")).slice(0, FACET_NAME_MAX - 8);
  const base = isFacetName(slug) ? slug : [fallback, slug].filter(Boolean).join("-");
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(tried)) return tried;
  }
}

/** Texts by how an address writes them, in their order. */
function valuesByName(texts: string[]): Map<string, string> {
  const values = new Map<string, string>();
  const isTaken = (slug: string) => values.has(slug);
  for (const text of texts) values.set(unlike(isTaken, text, "valeur"), text);
  return values;
}

/** The texts of the choices of attributes that are one facet; those of free texts are known from the products only. */
function textsOf(alike: Attribute[], stored: string[]): string[] {
  const type = alike[0]?.type;
  if (type === "choice") return [...new Set(alike.flatMap(({ choices }) => choices))];
  if (type === "boolean") return [YES, NO];
  return type === "text" ? stored : [];
}

/** Every facet of these categories: the price, « new », what products work with, and their filterable attributes; those
 *  of more categories first. `textsStored` are the different texts that products have for an attribute. */
function knownFacets(categories: FacetedCategory[], textsStored: (attribute: string) => string[]): KnownFacet[] {
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
    const param = unlike((slug) => parametersOf(slug).some((name) => taken.has(name)), first.name, "attribut");
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
  // What a visitor has already, of which products work with at least one.
  const values = valuesByName(textsStored(KEY.installation));
  return [PRICE, NEW, { kind: "choices", param: INSTALLATION_FACET, ...NAMELESS, values, attribute: KEY.installation }, ...facets];
}

/** The parameters of an address that may choose of a facet. */
export function parametersOf(param: string): [itself: string, least: string, most: string] {
  return [param, `${param}-min`, `${param}-max`];
}

/** Whether a list of one category's products, or of all products, may be narrowed by a facet: all products by what
 *  several categories have. */
export function isOffered({ categories }: KnownFacet, category: FacetedCategory | undefined, all: FacetedCategory[]): boolean {
  if (!categories) return true;
  if (category) return categories.has(category.id);
  return categories.size >= Math.min(2, all.length);
}

/** Facets that the catalogue may be narrowed by, and the categories that have a listed product, « Autres » last. */
export type FacetIndex = { categories: FacetedCategory[]; facets: KnownFacet[] };

/** The texts that products have for an attribute, in order. What one product alone works with, a siren or a bridge, is
 *  no installation that anyone has. */
function storedTexts({ slots, facets }: CatalogueIndex, attribute: string): string[] {
  const isInstallation = attribute === KEY.installation;
  const texts = [...(facets.texts.get(attribute) ?? [])].filter(([, having]) => {
    const products = having.flatMap((slot) => slots[slot] ?? []);
    return isInstallation ? products.filter(({ is_listed }) => is_listed).length > 1 : products.length > 0;
  });
  return texts.map(([text]) => text).sort(compareFrench);
}

function describeFacets(index: CatalogueIndex): FacetIndex {
  const used = new Set<number>();
  for (const product of index.products.values()) if (product.is_listed) used.add(product.category);
  const categories: FacetedCategory[] = index.categories.filter(({ id }) => used.has(id));
  if (used.has(0)) categories.push({ id: 0, name: NO_CATEGORY_LABEL, attributes: [] });
  return { categories, facets: knownFacets(categories, (attribute) => storedTexts(index, attribute)) };
}

/** Facets by the moment of their index. */
const described = new WeakMap<object, FacetIndex>();

/** The facets of the products of an index, described once for each of its moments. */
export function facetIndexOf(index: CatalogueIndex): FacetIndex {
  const facets = described.get(index.moment) ?? describeFacets(index);
  described.set(index.moment, facets);
  return facets;
}

/** A facet with what is chosen of it: some of its values, or a span, infinite where an end is not said. */
export type ChosenFacet = { facet: KnownFacet; values: string[]; least: number; most: number };

/** The filter of the catalogue as it was understood. `category` is undefined for all of them; `choices` are what an
 *  address should say. */
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

/** Writes the chosen values of a facet as an address does. */
function written({ facet: { param, kind }, values, least, most }: ChosenFacet): FacetChoices {
  const [itself, leastName, mostName] = parametersOf(param);
  if (kind === "choices") return { [itself]: values };
  return {
    ...(least !== -Infinity && { [leastName]: [String(least)] }),
    ...(most !== Infinity && { [mostName]: [String(most)] }),
  };
}

/** Understands what an address chooses: what there is no facet for, and values that a facet does not have, are left
 *  out. */
export function understandChoices(
  index: FacetIndex,
  { category: name, facets = {} }: { category?: string; facets?: FacetChoices },
): Narrowing {
  const category = name ? index.categories.find((one) => normalize(one.name) === normalize(name)) : undefined;
  const offered = index.facets.filter((facet) => isOffered(facet, category, index.categories));
  const chosen = offered.flatMap((facet) => chosenOf(facet, facets) ?? []);
  return { category, chosen, choices: parseFacets(Object.assign({}, ...chosen.map(written))) };
}
