import { ChangeSetType, type ChangeSet, type EventSubscriber, type FlushEventArgs } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { productValues } from "#contracts/attribute/product-values.ts";
import type { Specification } from "#contracts/product/product-parts.ts";
import type { Category } from "#server/resources/category/category.entity.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import type { Product } from "#server/resources/product/product.entity.ts";

/** Parts of a product from which its values are computed; `category` is its key. */
type Described = { id: number; category: number | null; specifications: Specification[] };

/** The attributes of categories, by their keys. */
type AttributesOf = Map<number, Attribute[]>;

/** Computes the values of products, by the attributes of their categories. */
function computeValues(products: Described[], attributesOf: AttributesOf) {
  return products.flatMap(({ id: product, category, specifications }) => {
    if (category === null) return [];
    return productValues(attributesOf.get(category) ?? [], specifications).map((value) => Object.assign(value, { product, category }));
  });
}

/** Writes the values of some products, and removes those that they no longer have. */
async function writeValues(em: EntityManager, products: Described[], attributesOf: AttributesOf): Promise<void> {
  const values = computeValues(products, attributesOf);
  const ids = products.map(({ id }) => id);
  await sql`
    with sent as (select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as sent
        (product int, attribute text, text text, category int, lower float8, upper float8, is_parsed boolean)),
      gone as (delete from product_attribute_value as value where product = any(${ids}::int[]) and not exists (
        select 1 from sent where sent.product = value.product and sent.attribute = value.attribute and sent.text = value.text))
    insert into product_attribute_value as value (product, attribute, text, category, lower, upper, is_parsed)
    select product, attribute, text, category, lower, upper, is_parsed from sent
    on conflict (product, attribute, text) do update
    set category = excluded.category, lower = excluded.lower, upper = excluded.upper, is_parsed = excluded.is_parsed
    where row (value.category, value.lower, value.upper, value.is_parsed)
      is distinct from row (excluded.category, excluded.lower, excluded.upper, excluded.is_parsed)`.execute(em.getKysely());
}

/** Reads the attributes of the categories of products that were just written. Their rows keep them from changing until
 *  the transaction ends. */
async function readAttributes(em: EntityManager, categories: Category[]): Promise<AttributesOf> {
  // A category that was read in part has no list of attributes.
  const known = new Map(categories.flatMap(({ id, attributes }) => (Array.isArray(attributes) ? [[id, attributes] as const] : [])));
  const missing = categories.map(({ id }) => id).filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const { rows } = await sql<Pick<Category, "id" | "attributes">>`
    select id, attributes from category where id = any(${[...new Set(missing)]}::int[])`.execute(em.getKysely());
  for (const { id, attributes } of rows) known.set(id, attributes);
  return known;
}

/** Computes the values of a category's products again. Locks their rows in the order that every transaction uses. */
async function rewriteCategory(em: EntityManager, { id: category, attributes }: Category): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from product where category = ${category} order by id for update`.execute(
    em.getKysely(),
  );
  for (const batch of inBatches(rows)) {
    const { rows: products } = await sql<Described>`
      select id, category, specifications from product where id = any(${batch.map(({ id }) => id)}::int[])`.execute(em.getKysely());
    await writeValues(em, products, new Map([[category, attributes]]));
  }
}

/** Whether a change of a row may change the values that are computed from it. */
function touches({ meta, type, payload }: ChangeSet<object>, table: string, ...columns: string[]): boolean {
  return meta.tableName === table && type !== ChangeSetType.DELETE && columns.some((column) => column in payload);
}

/** Whether there is nothing to write: a new product of a category without attributes has no values, and had none. */
function isPlainCreation({ type }: ChangeSet<object>, { category }: Product): boolean {
  return type === ChangeSetType.CREATE && (!category || category.attributes?.length === 0);
}

/** Writes the values of a new product that is inserted without the unit of work; sends nothing where it has none. */
export async function writeFirstValues(em: EntityManager, { id, category, specifications }: Product): Promise<void> {
  const described = [{ id, category: category?.id ?? null, specifications }];
  const attributesOf: AttributesOf = new Map(category ? [[category.id, category.attributes]] : []);
  if (computeValues(described, attributesOf).length > 0) await writeValues(em, described, attributesOf);
}

/** Keeps values up to date in the transaction that writes a product, or the attributes of a category. The database
 *  itself removes those of a deleted row. */
export const valueKeeper: EventSubscriber = {
  async afterFlush({ em: manager, uow }: FlushEventArgs) {
    const em = manager as EntityManager; // PostgreSQL's: there is no other
    const changes = uow.getChangeSets();
    const products = changes
      .filter((change) => touches(change, "product", "specifications", "category"))
      .flatMap((change) => {
        const product = change.entity as Product; // by its table
        return isPlainCreation(change, product) ? [] : [product];
      });
    for (const batch of inBatches(products)) {
      const attributesOf = await readAttributes(
        em,
        batch.flatMap(({ category }) => category ?? []),
      );
      const described = batch.map(({ id, category, specifications }) => ({ id, category: category?.id ?? null, specifications }));
      await writeValues(em, described, attributesOf);
    }
    for (const change of changes) {
      // A new category has no products yet.
      if (change.type === ChangeSetType.UPDATE && touches(change, "category", "attributes")) {
        await rewriteCategory(em, change.entity as Category); // by its table
      }
    }
  },
};
