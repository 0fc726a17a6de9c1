import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { z } from "zod";
import {
  type Category as CategoryItem,
  type CategoryInput,
  categoryInputSchema,
  categorySchema,
  productCountsSchema,
  subcategoryRenamingSchema,
} from "#contracts/category/category.ts";
import { frenchNumericKey } from "#server/platform/database/text-sql.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { assignSent, auditFields, changeEntity, lockForUpdate, simpleStore } from "#server/platform/rpc/entity-store.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, router } from "#server/platform/rpc/trpc.ts";
import { renameSourceRow } from "#server/platform/translation/source-texts.ts";
import { Category } from "./category.entity.ts";
import { spellSubcategory } from "./category-named.ts";
import { categoryResource } from "./category.resource.ts";
import { type Attribute, attributeKey, attributeSchema } from "#contracts/attribute/attribute.ts";
import { fieldRules } from "#contracts/merge/field-rules.ts";
import { scalar } from "#contracts/merge/merge.ts";
import { parts, rows } from "#contracts/merge/merge-rows.ts";

const names = rows<string>({ keyOf: (name) => name.toLowerCase(), nameOf: (name) => name, row: scalar });

/** Rules for merging two changes of a category. */
export const CATEGORY_MERGE = fieldRules(categoryInputSchema, {
  subcategories: names,
  attributes: rows<Attribute>({
    keyOf: ({ name }) => attributeKey(name),
    nameOf: ({ name }) => name,
    row: parts<Attribute>(fieldRules(attributeSchema, { choices: names })),
  }),
});

function toCategory(category: Category): CategoryItem {
  return { ...category, ...auditFields(category) };
}

/** Locks a category's products, in the order that every transaction uses. */
async function lockProductsOf(em: EntityManager, { id }: Category): Promise<void> {
  await sql`select 1 from product where category = ${id} order by id for update`.execute(em.getKysely());
}

/** Fits its products to a category's list: those that bear one of its sub-categories in other letters spell it as the
 *  list does, and those that bear one which is no longer there lose it. */
async function fitSubcategories(em: EntityManager, category: Category): Promise<void> {
  const listed = new Set(category.subcategories);
  for (const product of await em.find(Product, { category, subcategory: { $nin: ["", ...listed] } })) {
    const subcategory = spellSubcategory(category, product.subcategory);
    assignSent(em, product, { subcategory: listed.has(subcategory) ? subcategory : "" });
  }
  await em.flush();
}

/** Renames a sub-category in its place: its products bear the new name, its translations stay. Fails with `invalid`. */
async function renameSubcategory(em: EntityManager, { id, from, to }: z.infer<typeof subcategoryRenamingSchema>): Promise<Category> {
  const category = await lockForUpdate(em, Category, id);
  const { subcategories } = category;
  if (!subcategories.includes(from)) throw invalidField("from", "Cette sous-catégorie n’existe plus.");
  if (subcategories.some((name) => name !== from && name.toLowerCase() === to.toLowerCase()))
    throw invalidField("to", "Cette sous-catégorie existe déjà.");
  await lockProductsOf(em, category);
  assignSent(em, category, { subcategories: subcategories.map((name) => (name === from ? to : name)) });
  const bearing = { category, [raw("lower(subcategory)")]: from.toLowerCase() };
  for (const product of await em.find(Product, bearing)) assignSent(em, product, { subcategory: to });
  await em.flush();
  await renameSourceRow(em, { noun: "category", record: id }, { field: "subcategories", from, to });
  return category;
}

const store = simpleStore<Category, CategoryInput, CategoryItem>(Category, toCategory);

/** The categories of the catalogue. Renaming one carries its products along, because they hold its key;
 *  deleting it leaves them without one (« Autres »). Source: REST-9. */
export const categoryRouter = router({
  ...crudProcedures({
    item: categorySchema,
    input: categoryInputSchema,
    merging: { resource: categoryResource, rules: CATEGORY_MERGE },
    store: {
      ...store,
      list: async (em) => (await em.find(Category, {}, { orderBy: { [frenchNumericKey("normalized_name")]: "asc" } })).map(toCategory),
      update: async (em, change) => {
        const category = await changeEntity(em, Category, change);
        await lockProductsOf(em, category);
        await fitSubcategories(em, category);
        return toCategory(category);
      },
      remove: async (em, id) => {
        const category = await lockForUpdate(em, Category, id);
        const products = await em.find(Product, { category }, { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE });
        for (const product of products) assignSent(em, product, { category: null, subcategory: "" });
        await em.flush();
        await em.remove(category).flush();
      },
    },
  }),
  renameSubcategory: adminProcedure
    .input(subcategoryRenamingSchema)
    .use(transaction)
    .output(categorySchema)
    .mutation(async ({ ctx: { em }, input }) => toCategory(await renameSubcategory(em, input))),
  /** Number of products of each category that has any, hidden ones included. */
  productCounts: adminProcedure.output(productCountsSchema).query(async ({ ctx: { em } }) => {
    const { rows: counts } = await sql<{ id: number; products: number }>`
      select category as id, count(*)::int as products from product where category is not null group by category`.execute(em.getKysely());
    return counts;
  }),
});
