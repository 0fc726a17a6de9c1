import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Product as ProductItem } from "#contracts/product/product.ts";
import { toProduct } from "#server/product/product-item.ts";
import { Product } from "#server/product/product.entity.ts";

/** A product as a table writes it: the products beside it by their references. `related_ids` has them by id. */
export type StoredProduct = ProductItem & { related_products: string[]; related_ids: number[] };

/** The references of these products, by id; of those that exist. */
async function referencesOf(em: EntityManager, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; reference: string }>`
    select id, reference from product where id = any(${ids}::int[])`.execute(em.getKysely());
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** The products with these ids, in their order, in one read. One that does not exist is left out. */
export async function storedProducts(em: EntityManager, ids: number[]): Promise<StoredProduct[]> {
  // A manager of its own: what it read is let go with it.
  const fork = em.fork({ keepTransactionContext: true });
  const found = await fork.find(Product, { id: { $in: ids } }, { populate: ["category"] });
  const references = await referencesOf(em, [...new Set(found.flatMap(({ related_products }) => related_products))]);
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    const related_ids = product.related_products.filter((related) => references.has(related));
    return [{ ...toProduct(product), related_ids, related_products: related_ids.map((related) => references.get(related) ?? "") }];
  });
}
