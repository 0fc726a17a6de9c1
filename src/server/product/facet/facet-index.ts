import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { type Attribute, attributeKey } from "#contracts/attribute/attribute.ts";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import { IS_LISTED } from "#server/product/visible-products.ts";
import { COMPATIBILITY_KEY, type FacetedCategory, type KnownFacet, knownFacets } from "./known-facets.ts";

/** The numbers that products have for something: places of products with the lowest and highest of each, infinite where a span is open. */
export type Numbers = { places: Int32Array; lower: Float64Array; upper: Float64Array };

/** What facets are counted from: every listed product has a place, the same in all lists. 50,000 products take a few megabytes. */
export type FacetIndex = {
  /** The categories that have a listed product, in French alphabetical order, « Autres » last. */
  categories: FacetedCategory[];
  facets: KnownFacet[];
  /** Keys of the products, ascending. */
  ids: Int32Array;
  placeOf: Map<number, number>;
  /** The place of each product's category among the categories. */
  categoryOf: Uint16Array;
  news: Int32Array;
  prices: Numbers;
  /** Places of the products by attribute and text, and by what they work with. */
  texts: Map<string, Map<string, Int32Array>>;
  numbers: Map<string, Numbers>;
};

type ProductColumns = { ids: number[]; categories: (number | null)[]; news: boolean[]; prices: (number | null)[] };
type TextRow = { attribute: string; text: string; products: number[] };
type NumberRow = { attribute: string; products: number[]; lower: (number | null)[]; upper: (number | null)[] };

/** Lists of numbers travel as columns: as rows, a large catalogue would be hundreds of thousands of objects. */
async function readColumns(em: EntityManager, attributes: string[]) {
  const db = em.getKysely({ type: "read" });
  const { rows: products } = await sql<ProductColumns>`
    select coalesce(array_agg(id order by id), '{}') as ids, coalesce(array_agg(category order by id), '{}') as categories,
      coalesce(array_agg(is_new order by id), '{}') as news, coalesce(array_agg(price_from::float8 order by id), '{}') as prices
    from product p where ${IS_LISTED}`.execute(db);
  const { rows: texts } = await sql<TextRow>`
    select attribute, text, array_agg(product) as products from product_attribute_value
    where is_parsed and attribute = any(${attributes}::text[]) and lower is null and upper is null group by attribute, text`.execute(db);
  const { rows: numbers } = await sql<NumberRow>`
    select attribute, array_agg(product) as products, array_agg(lower) as lower, array_agg(upper) as upper from product_attribute_value
    where attribute = any(${attributes}::text[]) and (lower is not null or upper is not null) group by attribute`.execute(db);
  // What one product alone works with, a siren or a bridge, is no installation that anyone has.
  const { rows: compatibilities } = await sql<TextRow>`
    select ${COMPATIBILITY_KEY}::text as attribute, text, array_agg(id) as products
    from product p, jsonb_array_elements_text(compatibility) as text where ${IS_LISTED} group by text having count(*) > 1`.execute(db);
  return { products: products[0] ?? { ids: [], categories: [], news: [], prices: [] }, texts: [...texts, ...compatibilities], numbers };
}

/** Every category that has a listed product. */
async function listedCategories(em: EntityManager): Promise<FacetedCategory[]> {
  const { rows } = await sql<{ id: number | null; name: string | null; attributes: Attribute[] | null }>`
    select c.id, c.name, c.attributes
    from (select distinct category from product p where ${IS_LISTED}) used left join category c on c.id = used.category
    order by c.normalized_name nulls last`.execute(em.getKysely({ type: "read" }));
  return rows.map(({ id, name, attributes }) => ({ id, name: name ?? NO_CATEGORY_LABEL, attributes: attributes ?? [] }));
}

/** Numbers of the listed products, by their places. */
function numbersAt(placeOf: Map<number, number>, { products, lower, upper }: Omit<NumberRow, "attribute">): Numbers {
  const kept = products.flatMap((product, row) => {
    const place = placeOf.get(product);
    return place === undefined ? [] : [{ place, lower: lower[row] ?? -Infinity, upper: upper[row] ?? Infinity }];
  });
  return {
    places: Int32Array.from(kept, ({ place }) => place),
    lower: Float64Array.from(kept, (number) => number.lower),
    upper: Float64Array.from(kept, (number) => number.upper),
  };
}

function textsAt(placeOf: Map<number, number>, rows: TextRow[]): FacetIndex["texts"] {
  const texts: FacetIndex["texts"] = new Map();
  for (const { attribute, text, products } of rows) {
    const ofAttribute = texts.get(attribute) ?? new Map<string, Int32Array>();
    texts.set(attribute, ofAttribute.set(text, Int32Array.from(products.flatMap((product) => placeOf.get(product) ?? []))));
  }
  return texts;
}

/** Reads what facets are counted from: five statements, whatever is asked of it then. */
export async function readFacetIndex(em: EntityManager): Promise<FacetIndex> {
  const categories = await listedCategories(em);
  const filterable = categories.flatMap(({ attributes }) => attributes.filter(({ is_filterable }) => is_filterable));
  const { products, texts: textRows, numbers } = await readColumns(em, [...new Set(filterable.map(({ name }) => attributeKey(name)))]);
  const placeOf = new Map(products.ids.map((id, place) => [id, place]));
  const texts = textsAt(placeOf, textRows);
  const priced = products.ids.filter((_, place) => products.prices[place] !== null);
  const prices = products.prices.filter((price) => price !== null);
  const placeOfCategory = new Map(categories.map(({ id }, place) => [id, place]));
  const inFrench = new Intl.Collator("fr", { numeric: true });
  return {
    categories,
    facets: knownFacets(categories, (attribute) => [...(texts.get(attribute)?.keys() ?? [])].sort(inFrench.compare)),
    ids: Int32Array.from(products.ids),
    placeOf,
    categoryOf: Uint16Array.from(products.categories, (category) => placeOfCategory.get(category) ?? 0),
    news: Int32Array.from(products.news.flatMap((isNew, place) => (isNew ? place : []))),
    prices: numbersAt(placeOf, { products: priced, lower: prices, upper: prices }),
    texts,
    numbers: new Map(numbers.map((row) => [row.attribute, numbersAt(placeOf, row)])),
  };
}
