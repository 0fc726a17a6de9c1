import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { TypedFastBitSet } from "typedfastbitset";
import { attributeKey } from "#contracts/attribute/attribute.ts";
import { YES } from "#contracts/attribute/value-text.ts";
import type { IndexedCategory, IndexedProduct, ProductsById, ProductSet } from "./indexed-product.ts";

/** Keys of the facets of every product, unlike those of attributes, which are normalized names. */
export const KEY = { installation: "", price: " price", news: " new" } as const;

/** A number that a product has, or a span, infinite where an end is open. */
export type NumberValue = { slot: number; lower: number; upper: number };

type TextRow = { attribute: string; text: string; ids: number[] };
type NumberRow = { attribute: string; ids: number[]; lower: (number | null)[]; upper: (number | null)[] };

const NONE: ProductSet = new TypedFastBitSet();

/** Values of facets. Those of abandoned slots stay among them. */
export class FacetValues {
  /** Products by attribute and text. */
  private readonly texts = new Map<string, Map<string, ProductSet>>();
  readonly numbers = new Map<string, NumberValue[]>();

  /** Reads the values of all products, or of changed ones; gives the function that puts them in. Numbers travel as
   *  columns: as rows they would be hundreds of thousands of objects. */
  async read(em: EntityManager, categories: IndexedCategory[], changed?: number[]): Promise<(products: ProductsById) => void> {
    const db = em.getKysely();
    const filterable = categories.flatMap(({ attributes }) => attributes.filter(({ is_filterable }) => is_filterable));
    const attributes = [...new Set(filterable.map(({ name }) => attributeKey(name)))];
    const ofThese = sql`attribute = any(${attributes}::text[]) and ${changed ? sql`product = any(${changed}::int[])` : sql`true`}`;
    const { rows: texts } = await sql<TextRow>`
      select attribute, text, array_agg(product) as ids from product_attribute_value
      where ${ofThese} and is_parsed and lower is null and upper is null group by attribute, text
      union all
      select ${KEY.installation}::text, named.text, array_agg(id) from product p, jsonb_array_elements_text(compatibility) as named (text)
      where ${changed ? sql`id = any(${changed}::int[])` : sql`true`} group by named.text`.execute(db);
    const { rows: numbers } = await sql<NumberRow>`
      select attribute, array_agg(product) as ids, array_agg(lower) as lower, array_agg(upper) as upper from product_attribute_value
      where ${ofThese} and (lower is not null or upper is not null) group by attribute`.execute(db);
    return (products) => {
      for (const { attribute, text, ids } of texts) for (const id of ids) this.addText(attribute, text, products.get(id));
      for (const { attribute, ids, lower, upper } of numbers)
        for (const [index, id] of ids.entries()) this.addNumber(attribute, products.get(id), lower[index], upper[index]);
      for (const product of changed ? changed.map((id) => products.get(id)) : products.values()) {
        if (product?.price != null) this.addNumber(KEY.price, product, product.price, product.price);
        if (product?.is_new) this.addText(KEY.news, YES, product);
      }
    };
  }

  /** The texts of an attribute, each with the products that have it. */
  textsOf(attribute: string): ReadonlyMap<string, ProductSet> {
    return this.texts.get(attribute) ?? new Map<string, ProductSet>();
  }

  /** The products with a text of an attribute. */
  having(attribute: string, text: string): ProductSet {
    return this.texts.get(attribute)?.get(text) ?? NONE;
  }

  private addText(attribute: string, text: string, product: IndexedProduct | undefined): void {
    if (!product) return;
    const byText = this.texts.get(attribute) ?? new Map<string, ProductSet>();
    this.texts.set(attribute, byText);
    const products = byText.get(text) ?? new TypedFastBitSet();
    byText.set(text, products);
    products.add(product.slot);
  }

  private addNumber(attribute: string, product: IndexedProduct | undefined, lower?: number | null, upper?: number | null): void {
    if (!product) return;
    const value = { slot: product.slot, lower: lower ?? -Infinity, upper: upper ?? Infinity };
    const values = this.numbers.get(attribute);
    if (values) values.push(value);
    else this.numbers.set(attribute, [value]);
  }
}
