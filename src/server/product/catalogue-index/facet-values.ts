import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { attributeKey } from "#contracts/attribute/attribute.ts";
import { COMPATIBILITY_KEY } from "#server/product/facet/known-facets.ts";
import { FloatList, IntList } from "./growing-lists.ts";
import type { IndexedCategory, ProductRows } from "./product-rows.ts";

/** The numbers that products have for something: their rows, with the lowest and highest of each, infinite where a span is open. */
export type Numbers = { rows: IntList; lower: FloatList; upper: FloatList };

export const noNumbers = (): Numbers => ({ rows: new IntList(), lower: new FloatList(), upper: new FloatList() });

type TextRow = { attribute: string; text: string; products: number[] };
type NumberRow = { attribute: string; products: number[]; lower: (number | null)[]; upper: (number | null)[] };

/** What products say of the attributes by which they may be narrowed, by attribute. Stale rows stay among them. */
export class FacetValues {
  /** Rows by attribute and text, and by what products work with. */
  readonly texts = new Map<string, Map<string, IntList>>();
  readonly numbers = new Map<string, Numbers>();

  /** Reads them of all products, or of these, whose rows are new. Lists of numbers travel as columns: as rows, a large catalogue would be hundreds of thousands of objects. */
  async read(em: EntityManager, { rowOf }: ProductRows, categories: IndexedCategory[], changed?: number[]): Promise<void> {
    const db = em.getKysely();
    const filterable = categories.flatMap(({ attributes }) => attributes.filter(({ is_filterable }) => is_filterable));
    const attributes = [...new Set(filterable.map(({ name }) => attributeKey(name)))];
    const ofThese = changed ? sql`product = any(${changed}::int[])` : sql`true`;
    const { rows: texts } = await sql<TextRow>`
      select attribute, text, array_agg(product) as products from product_attribute_value
      where ${ofThese} and is_parsed and attribute = any(${attributes}::text[]) and lower is null and upper is null group by attribute, text`.execute(
      db,
    );
    const { rows: numbers } = await sql<NumberRow>`
      select attribute, array_agg(product) as products, array_agg(lower) as lower, array_agg(upper) as upper from product_attribute_value
      where ${ofThese} and attribute = any(${attributes}::text[]) and (lower is not null or upper is not null) group by attribute`.execute(
      db,
    );
    const { rows: compatibilities } = await sql<TextRow>`
      select ${COMPATIBILITY_KEY}::text as attribute, text, array_agg(id) as products from product p, jsonb_array_elements_text(compatibility) as text
      where ${changed ? sql`id = any(${changed}::int[])` : sql`true`} group by text`.execute(db);
    for (const row of [...texts, ...compatibilities]) this.addTexts(rowOf, row);
    for (const row of numbers) this.addNumbers(rowOf, row);
  }

  private addTexts(rowOf: ReadonlyMap<number, number>, { attribute, text, products }: TextRow): void {
    const ofAttribute = this.texts.get(attribute) ?? new Map<string, IntList>();
    this.texts.set(attribute, ofAttribute);
    const rows = ofAttribute.get(text) ?? new IntList();
    ofAttribute.set(text, rows);
    for (const product of products) {
      const row = rowOf.get(product);
      if (row !== undefined) rows.push(row);
    }
  }

  private addNumbers(rowOf: ReadonlyMap<number, number>, { attribute, products, lower, upper }: NumberRow): void {
    const numbers = this.numbers.get(attribute) ?? noNumbers();
    this.numbers.set(attribute, numbers);
    for (const [place, product] of products.entries()) {
      const row = rowOf.get(product);
      if (row === undefined) continue;
      numbers.rows.push(row);
      numbers.lower.push(lower[place] ?? -Infinity);
      numbers.upper.push(upper[place] ?? Infinity);
    }
  }
}
