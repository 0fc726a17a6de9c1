import type { EntityManager } from "@mikro-orm/postgresql";
import { byLinkField, heldBy, LINK_FIELDS, type LinkField } from "#contracts/product/product-links.ts";
import type { ProductInput } from "#contracts/product/product.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { type Linked, productsInOrder } from "#server/resources/product/product-item.ts";
import type { Product } from "#server/resources/product/product.entity.ts";
import { sql } from "kysely";

/** The fields by which a product names others, as ids. */
export type Links = Pick<Product, LinkField>;

/** The ids that a field holds, of one successor as of a list; none where the field is absent. */
export function idsIn(links: Partial<Record<LinkField, unknown>>, field: LinkField): number[] {
  const held = links[field];
  return Array.isArray(held) ? held : typeof held === "number" ? [held] : [];
}

const idsOf = (links: Partial<Links>) => LINK_FIELDS.flatMap((field) => idsIn(links, field));

type ById = Map<number, Product>;

/** The products with the ids that any of these hold. */
export async function productsNamedBy(em: EntityManager, ...links: Partial<Links>[]): Promise<ById> {
  const found = await productsInOrder(em, [...new Set(links.flatMap(idsOf))]);
  return new Map(found.map((product) => [product.id, product]));
}

/** The products that one names, in the chosen order, hidden ones included. One that was deleted is left out. */
export function linkedAmong(found: ById, links: Links): Linked {
  return byLinkField((field) => idsIn(links, field).flatMap((id) => found.get(id) ?? []));
}

/** The products that one names, as `linkedAmong` has them. */
export async function linkedProducts(em: EntityManager, links: Links): Promise<Linked> {
  return linkedAmong(await productsNamedBy(em, links), links);
}

const UNKNOWN: Record<LinkField, string> = {
  related_products: "Un des produits associés n’existe plus.",
  required_products: "Un des produits nécessaires n’existe plus.",
  complementary_products: "Un des produits complémentaires n’existe plus.",
  replaced_by: "Le produit de remplacement n’existe plus.",
};

/** The columns of the links that were sent: in a list each product once, and never the one itself. What is sent as it was read is left out: it
 *  stays as it is stored, with the deleted products that may be restored. Fails with `invalid` where a product is unknown, rather than lose it. */
export function linkColumns(found: ById, sent: ProductInput, stored?: Product): Partial<Links> {
  const columns = LINK_FIELDS.flatMap((field) => {
    if (sent[field] === undefined) return [];
    const isList = Array.isArray(sent[field]);
    const ids = [...new Set(idsIn(sent, field))].filter((id) => !isList || id !== stored?.id);
    if (ids.some((id) => !found.has(id))) throw invalidField(field, UNKNOWN[field]);
    const read = stored ? idsIn(stored, field).filter((id) => found.has(id)) : [];
    return stored && ids.join() === read.join() ? [] : [[field, heldBy(field, ids)]];
  });
  return Object.fromEntries(columns);
}

/** Held while successors are compared: two changes at once could close a circle that neither of them sees. */
const COMPARING_LOCK = 8_033;

/** What is wrong where a product would be its own successor, at once or by way of others. */
export const CIRCLE = "Ces produits se remplaceraient en boucle\u202f: choisissez un autre produit de remplacement.";

/** Whether one of these products would come back to itself by its successors, as they are written in this transaction. */
export async function isReplacedInCircle(em: EntityManager, ids: number[]): Promise<boolean> {
  const database = em.getKysely();
  // Apart from the query: that one must see what was written by who held the lock before.
  await sql`select pg_advisory_xact_lock(${COMPARING_LOCK})`.execute(database);
  const { rows } = await sql`
    with recursive chain (start, id) as (
      select id, replaced_by from product where id = any(${ids}::int[])
      union select chain.start, p.replaced_by from chain join product p on p.id = chain.id
    )
    select 1 from chain where id = start limit 1`.execute(database);
  return rows.length > 0;
}
