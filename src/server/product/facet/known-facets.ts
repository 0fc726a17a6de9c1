import { type Attribute, attributeKey, isMeasured } from "#contracts/attribute/attribute.ts";
import { NO, YES } from "#contracts/attribute/parse-value.ts";
import { FACET_NAME_MAX, INSTALLATION_FACET, isFacetName, NEW_FACET, PRICE_FACET } from "#contracts/product/facet-choices.ts";
import { slugify } from "#contracts/shared/slug.ts";

/** A category that a visitor may choose, with what describes its products. « Autres », of the products without one, has no key. */
export type FacetedCategory = { id: number | null; name: string; attributes: Attribute[] };

/** What products may be narrowed by. `values` are the texts of its choices by how an address writes them, in order. */
export type KnownFacet = {
  kind: "choices" | "range";
  param: string;
  name: string;
  name_en: string;
  unit: string;
  values: Map<string, string>;
  /** Key of the attribute, or of what products work with; none for the price and « new ». */
  attribute?: string;
  /** Keys of the categories whose products have it; all of them where it is absent. */
  categories?: Set<number>;
};

const NAMELESS = { name: "", name_en: "", unit: "" };

/** Key of the texts of what products work with: an attribute's is never empty. */
export const COMPATIBILITY_KEY = "";

const PRICE: KnownFacet = { kind: "range", param: PRICE_FACET, ...NAMELESS, values: new Map() };
const NEW: KnownFacet = { kind: "choices", param: NEW_FACET, ...NAMELESS, values: new Map([[YES, YES]]) };

/** What an address calls something, unlike what is called so already: « Type d’alimentation » is `type-d-alimentation`. */
function unlike(isTaken: (slug: string) => boolean, text: string, fallback: string): string {
  const slug = slugify(text.replace(/[.,/’']/g, " ")).slice(0, FACET_NAME_MAX - 8);
  const base = isFacetName(slug) ? slug : [fallback, slug].filter(Boolean).join("-");
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(tried)) return tried;
  }
}

/** Texts by how an address writes them, in their order. */
export function valuesByName(texts: string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const text of texts)
    values.set(
      unlike((slug) => values.has(slug), text, "valeur"),
      text,
    );
  return values;
}

/** The texts of the choices of attributes that are one facet; those of free texts are known from the products only. */
function textsOf(alike: Attribute[], stored: string[]): string[] {
  switch (alike[0]?.type) {
    case "choice":
      return [...new Set(alike.flatMap(({ choices }) => choices))];
    case "boolean":
      return [YES, NO];
    case "text":
      return stored;
    default:
      return [];
  }
}

/** Attributes of one name, type and unit are one facet, whichever categories have them. */
function identityOf({ name, type, unit }: Attribute): string {
  return JSON.stringify([attributeKey(name), type, unit]);
}

/** What a visitor has already, of which products work with at least one. */
function installation(texts: string[]): KnownFacet {
  return { kind: "choices", param: INSTALLATION_FACET, ...NAMELESS, values: valuesByName(texts), attribute: COMPATIBILITY_KEY };
}

/** Every facet of these categories: the price, « new », what products work with, and their filterable attributes; those of more categories first. `textsStored` are the
 *  different texts that products have for an attribute. */
export function knownFacets(categories: FacetedCategory[], textsStored: (attribute: string) => string[]): KnownFacet[] {
  const described = categories.flatMap(({ id, attributes }) =>
    attributes.filter(({ is_filterable }) => is_filterable).map((attribute) => ({ id, attribute })),
  );
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
        categories: new Set(group.flatMap(({ id }) => id ?? [])),
      },
    ];
  });
  return [PRICE, NEW, installation(textsStored(COMPATIBILITY_KEY)), ...facets];
}

/** The parameters of an address that may choose of a facet. */
export function parametersOf(param: string): [itself: string, least: string, most: string] {
  return [param, `${param}-min`, `${param}-max`];
}

/** Whether a list of one category's products, or of all products, may be narrowed by a facet: all products by what several categories have. */
export function isOffered({ categories }: KnownFacet, category: FacetedCategory | undefined, all: FacetedCategory[]): boolean {
  if (!categories) return true;
  if (category) return category.id !== null && categories.has(category.id);
  return categories.size >= Math.min(2, all.length);
}
