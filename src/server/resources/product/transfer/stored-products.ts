import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Compliance } from "#contracts/product/product-compliance.ts";
import { byLinkField, LINK_FIELDS, type LinkField } from "#contracts/product/product-links.ts";
import type { Product as ProductItem } from "#contracts/product/product.ts";
import { idsIn } from "#server/resources/product/links/linked-products.ts";
import { toProduct } from "#server/resources/product/product-item.ts";
import { Product } from "#server/resources/product/product.entity.ts";

/** A product as a table writes it: the products that it names by their references. `link_ids` has them by id. */
export type StoredProduct = ProductItem & Compliance & Record<LinkField, string[]> & { link_ids: Record<LinkField, number[]> };

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
  const references = await referencesOf(em, [
    ...new Set(found.flatMap((product) => LINK_FIELDS.flatMap((field) => idsIn(product, field)))),
  ]);
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    const link_ids = byLinkField((field) => idsIn(product, field).filter((linked) => references.has(linked)));
    const { security_updates_until = null } = product;
    return [
      {
        ...product,
        ...toProduct(product),
        security_updates_until,
        link_ids,
        ...byLinkField((field) => link_ids[field].map((linked) => references.get(linked) ?? "")),
      },
    ];
  });
}

/** The ids of the products that have these references or slugs, by the values as they are given; compared as their unique indexes do. */
export async function idsBy(em: EntityManager, field: "reference" | "slug", values: string[]): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const isEqual = field === "slug" ? sql`product.slug = sent.value` : sql`lower(product.reference) = lower(sent.value)`;
  const { rows } = await sql<{ value: string; id: number }>`
    select sent.value, product.id from unnest(${values}::text[]) as sent (value) join product on ${isEqual}`.execute(em.getKysely());
  return new Map(rows.map(({ value, id }) => [value, id]));
}
