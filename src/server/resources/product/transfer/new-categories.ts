import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { NewCategory } from "#contracts/product/product-transfer.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { categoryOf, isWriting, type PlannedRow } from "./planned-row.ts";

/** The categories that there are, by their normalized names. */
export type KnownCategories = Map<string, { name: string; subcategories: string[] }>;

/** Reads the categories that there are. */
export async function knownCategories(em: EntityManager): Promise<KnownCategories> {
  const { rows } = await sql<{ name: string; normalized_name: string; subcategories: string[] }>`
    select name, normalized_name, subcategories from category`.execute(em.getKysely());
  return new Map(rows.map(({ normalized_name, ...category }) => [normalized_name, category]));
}

/** The categories and sub-categories that rows would create, in the order of the table, with how many products each would get. */
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
