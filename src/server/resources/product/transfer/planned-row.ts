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

/** Effect of one row of a table. `known` is its stored product, undefined where it creates one. `values` holds the
 *  fields that it changes, `links` the products of changed links. */
export type PlannedRow = {
  line: number;
  known: Known | undefined;
  values: Partial<Omit<ProductInput, LinkField>>;
  /** References, as they are written. */
  named: Partial<Record<LinkField, string[]>>;
  links: Partial<Record<LinkField, Related[]>>;
  changes: ImportedRow["changes"];
  faults: ImportFault[];
  /** Warnings of what was cleaned or may be wrong; they stop nothing. */
  warnings: ImportFault[];
  question?: IdQuestion;
};

/** Whether a row writes anything: it creates a product, or changes one. */
export function isWriting({ known, changes, faults }: PlannedRow): boolean {
  return faults.length === 0 && (!known || changes.length > 0);
}

/** Category and sub-category of a row's product once it is imported. */
export function categoryOf({ known, values }: PlannedRow): { name: string; subcategory: string } {
  return { name: values.category ?? known?.category ?? "", subcategory: values.subcategory ?? known?.subcategory ?? "" };
}

/** Title and reference of a row's product once it is imported. */
export function nameOf({ known, values }: PlannedRow): { title: string; reference: string } {
  return { title: values.title ?? known?.title ?? "", reference: values.reference ?? known?.reference ?? "" };
}

/** Positions of the columns that are imported, each with its heading. */
export type ColumnPositions = Map<ProductColumn, { index: number; heading: string }>;

/** Builds a fault of the cell of a column, or of the row where the table has no such column. */
export function cellFault(row: { line: number }, positions: ColumnPositions, column: ProductColumn, message: string): ImportFault {
  return { line: row.line, column: positions.get(column)?.heading ?? null, message };
}

/** Stored categories by their normalized names. */
export type KnownCategories = Map<string, { name: string; subcategories: string[] }>;

/** Reads the stored categories. */
export async function readCategories(em: EntityManager): Promise<KnownCategories> {
  const { rows } = await sql<{ name: string; normalized_name: string; subcategories: string[] }>`
    select name, normalized_name, subcategories from category`.execute(em.getKysely());
  return new Map(rows.map(({ normalized_name, ...category }) => [normalized_name, category]));
}

/** Lists the categories and sub-categories that rows would create, in the order of the table. Each has the number of
 *  its products. */
export function listNewCategories(rows: PlannedRow[], known: KnownCategories): NewCategory[] {
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
