import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { TypedFastBitSet } from "typedfastbitset";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { nextMomentSql } from "#server/platform/database/publication.ts";
import { frenchNumeric } from "#server/platform/database/text-sql.ts";
import { isVisibleSql, isListedSql } from "../visible-products.ts";

/** A product as lists, facets and searches know it. */
export type IndexedProduct = {
  /** Its place in the index: a changed product gets a new one. */
  slot: number;
  id: number;
  /** Key of its category; 0 for none. */
  category: number;
  /** The French name of its sub-category. */
  subcategory: string;
  /** The reference as search compares it: letters and digits only. */
  reference: string;
  price: number | null;
  is_active: boolean;
  /** Whether visitors see its page. */
  is_visible: boolean;
  /** Whether visitors find it in lists. */
  is_listed: boolean;
  is_new: boolean;
  featured: boolean;
  is_at_its_end: boolean;
  /** The next moment at which visitors see it or no more, in milliseconds since 1970. */
  changes_at: number | null;
};

/** Products by their slots. */
export type ProductSet = TypedFastBitSet;

/** Products by their keys. */
export type ProductsById = ReadonlyMap<number, IndexedProduct>;

/** A category with the attributes of its products. */
export type IndexedCategory = { id: number; name: string; normalized_name: string; attributes: Attribute[] };

/** Reads all products, or some of them, without their slots. */
export async function readProducts(em: EntityManager, ids?: number[]): Promise<IndexedProduct[]> {
  const now = nowOf(em);
  const { rows } = await sql<IndexedProduct>`
    select 0 as slot, id, coalesce(category, 0) as category, subcategory, search_reference as reference, price_from::float8 as price,
      is_active, ${isVisibleSql(now)} as is_visible, ${isListedSql(now)} as is_listed, is_new, featured, lifecycle = 'end_of_life' as is_at_its_end,
      ${nextMomentSql("p", now)} as changes_at
    from product p where ${ids ? sql`id = any(${ids}::int[])` : sql`true`} order by id`.execute(em.getKysely());
  return rows;
}

/** Reads every category, in French alphabetical order. */
export async function readCategories(em: EntityManager): Promise<IndexedCategory[]> {
  const { rows } = await sql<IndexedCategory>`
    select id, name, normalized_name, attributes from category order by ${frenchNumeric(sql`normalized_name`)}`.execute(em.getKysely());
  return rows;
}
