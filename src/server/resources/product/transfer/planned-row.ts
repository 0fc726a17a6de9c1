import type { IdQuestion, ImportFault, ImportedRow, ProductColumn, NewCategory } from "#contracts/product/product-transfer.ts";
import type { LinkField } from "#contracts/product/product-links.ts";
import type { ProductInput } from "#contracts/product/product.ts";
import type { StoredProduct } from "./stored-products.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { normalize } from "#contracts/shared/normalize.ts";

/** Stored facts of the product of a row. */
export type Known = Pick<StoredProduct, "id" | "version" | "title" | "slug" | "reference" | "category" | "subcategory" | "link_ids">;

/** A product that another one names: stored already, or created by a row of the same table. */
export type Related = { id: number } | { line: number };

/** Effect of one row of a table. `known` is the product that it means, undefined where it creates one; `values` holds
 *  the fields that it changes, and nothing of the others; `links` the products that it names, by those fields of them
 *  that change. */
export type PlannedRow = {
  line: number;
  known: Known | undefined;
  values: Partial<Omit<ProductInput, LinkField>>;
  /** References, as they are written. */
  named: Partial<Record<LinkField, string[]>>;
  links: Partial<Record<LinkField, Related[]>>;
  changes: ImportedRow["changes"];
  faults: ImportFault[];
  /** Warning of what was cleaned or may be wrong; it stops nothing. */
  warnings: ImportFault[];
  question?: IdQuestion;
};

/** Whether a row writes anything: it creates a product, or changes one. */
export function isWriting({ known, changes, faults }: PlannedRow): boolean {
  return faults.length === 0 && (!known || changes.length > 0);
}

/** The category and the sub-category that a row's product has once it is imported. */
export function categoryOf({ known, values }: PlannedRow): { name: string; subcategory: string } {
  return { name: values.category ?? known?.category ?? "", subcategory: values.subcategory ?? known?.subcategory ?? "" };
}

/** The title and the reference that a row's product has once it is imported. */
export function nameOf({ known, values }: PlannedRow): { title: string; reference: string } {
  return { title: values.title ?? known?.title ?? "", reference: values.reference ?? known?.reference ?? "" };
}

/** Positions of a table's columns: the heading and the index of each that is imported. */
export type ColumnPlaces = Map<ProductColumn, { place: number; heading: string }>;

/** Says what is wrong with the cell of a column, or with the row where the table has no such column. */
export function faultAt(row: { line: number }, places: ColumnPlaces, column: ProductColumn, message: string): ImportFault {
  return { line: row.line, column: places.get(column)?.heading ?? null, message };
}

/** The categories that there are, by their normalized names. */
export type KnownCategories = Map<string, { name: string; subcategories: string[] }>;

/** Reads the categories that there are. */
export async function knownCategories(em: EntityManager): Promise<KnownCategories> {
  const { rows } = await sql<{ name: string; normalized_name: string; subcategories: string[] }>`
    select name, normalized_name, subcategories from category`.execute(em.getKysely());
  return new Map(rows.map(({ normalized_name, ...category }) => [normalized_name, category]));
}

/** The categories and sub-categories that rows would create, in the order of the table, with how many products each
 *  would get. */
export function newCategories(rows: PlannedRow[], known: KnownCategories): NewCategory[] {
  const created = new Map<string, NewCategory>();
  const count = (category: Omit<NewCategory, "products">) => {
    const key = `${normalize(category.name)}\n${category.subcategory.toLowerCase()}`;
    const counted = created.get(key) ?? { ...category, products: 0 };
    created.set(key, { ...counted, products: counted.products + 1 });
  };
  for (const row of rows.filter(isWriting)) {
    if (row.values.category === undefined && row.values.subcategory === undefined) continue;
    const { name, subcategory } = categoryOf(row);
    if (name === "") continue;
    const there = known.get(normalize(name));
    if (!there) count({ name, subcategory: "", is_new: true });
    const isThere = there?.subcategories.some((one) => one.toLowerCase() === subcategory.toLowerCase());
    if (subcategory !== "" && !isThere) count({ name: there?.name ?? name, subcategory, is_new: !there });
  }
  return [...created.values()];
}
