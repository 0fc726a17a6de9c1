import {
  changeManySchema,
  manyChangedSchema,
  productIdsQuerySchema,
  productIdsSchema,
  removeManySchema,
  type ChangeMany,
  type ManyChanged,
} from "#contracts/product/product-admin.ts";
import { findProductIds } from "#server/resources/product/catalogue/find-products.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { findOrCreateCategory, refuseGoneCategory, spellSubcategory } from "#server/resources/category/category-named.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { assignSent, lockManyForUpdate } from "#server/platform/rpc/entity-store.ts";
import { Product } from "./product.entity.ts";

/** Changes of many products at once, each in one transaction, which the history groups. */
export const bulkProcedures = {
  /** Ids of the products of a list, on all its pages: a later change applies to these, not to what is found then. */
  ids: adminProcedure
    .input(productIdsQuerySchema)
    .output(productIdsSchema)
    .query(async ({ ctx: { em }, input }) => ({ ids: await findProductIds(em, input) })),
  /** Writes the same fields of these products. One that is gone is left out. */
  changeMany: adminProcedure
    .input(changeManySchema)
    .use(transaction)
    .output(manyChangedSchema)
    .mutation(({ ctx: { em }, input }) => changeMany(em, input)),
  /** Deletes these products. */
  removeMany: adminProcedure
    .input(removeManySchema)
    .use(transaction)
    .output(manyChangedSchema)
    .mutation(({ ctx: { em }, input: { ids } }) => removeMany(em, ids)),
};

const changedOf = (products: Product[]): ManyChanged => ({ changed: products.map(({ id, version }) => ({ id, version })) });

/** Products that one statement changes: none may take as long as 5,000 of them do. */
const BATCH_SIZE = 500;

type Marks = Partial<Pick<Product, "price_from" | "lifecycle" | "is_active" | "is_new" | "featured">>;

const COLUMN_TYPES: Record<keyof Marks, string> = {
  price_from: "numeric",
  lifecycle: "text",
  is_active: "boolean",
  is_new: "boolean",
  featured: "boolean",
};

/** Writes columns from which no other one is computed, without reading the products. */
async function changeMarks(em: EntityManager, ids: number[], marks: Marks): Promise<ManyChanged> {
  const sent = Object.entries(marks).filter(([, value]) => value !== undefined);
  const columns = sent.map(([name]) => sql.ref(name));
  // keys of the contract's fields
  const values = sent.map(([name, value]) => sql`${value}::${sql.raw(COLUMN_TYPES[name as keyof Marks])}`);
  await sql`select 1 from product where id = any(${ids}) order by id for update`.execute(em.getKysely());
  const changed: ManyChanged["changed"] = [];
  for (let done = 0; done < ids.length; done += BATCH_SIZE) {
    const { rows } = await sql<{ id: number; version: number }>`
      update product set (${sql.join(columns)}, updated_at, version) = row (${sql.join(values)}, ${nowOf(em)}::timestamptz, version + 1)
      where id = any(${ids.slice(done, done + BATCH_SIZE)}) and row (${sql.join(columns)}) is distinct from row (${sql.join(values)})
      returning id, version`.execute(em.getKysely());
    changed.push(...rows);
  }
  return { changed: changed.toSorted((one, other) => one.id - other.id) };
}

/** Writes the same fields of many products, and gives those that changed. The category is locked before them, as at
 *  every save. A product that moves into another category loses its sub-category, unless one is named. */
async function changeMany(em: EntityManager, { ids, fields }: ChangeMany): Promise<ManyChanged> {
  const { category: name, subcategory, ...marks } = fields;
  if (name === undefined) return changeMarks(em, ids, marks);
  await refuseGoneCategory(em, name);
  const category = await findOrCreateCategory(em, name, subcategory ?? "");
  const subcategoryOf = (product: Product) => subcategory ?? (product.category === category ? product.subcategory : "");
  const changed: Product[] = [];
  for (const product of await lockManyForUpdate(em, Product, ids)) {
    const wanted: Partial<Product> = { ...marks, category, subcategory: spellSubcategory(category, subcategoryOf(product)) };
    const isSo = Object.entries(wanted).every(([field, value]) => value === undefined || Object.is(Reflect.get(product, field), value));
    if (isSo) continue;
    assignSent(em, product, wanted);
    changed.push(product);
  }
  await em.flush();
  return changedOf(changed);
}

/** Deletes many products, and gives those that existed. */
async function removeMany(em: EntityManager, ids: number[]): Promise<ManyChanged> {
  const found = await lockManyForUpdate(em, Product, ids);
  for (const product of found) em.remove(product);
  await em.flush();
  return changedOf(found);
}
