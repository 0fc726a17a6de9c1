import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Compliance } from "#contracts/product/product-compliance.ts";
import { byLinkField, LINK_FIELDS, type LinkField } from "#contracts/product/product-links.ts";
import type { Product as ProductItem } from "#contracts/product/product.ts";
import { linkedIds } from "#server/resources/product/linked-products.ts";
import { toProduct } from "#server/resources/product/product-item.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import type { ImportQuery } from "#contracts/product/product-transfer.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Product as a table writes it: linked products by their references, in `link_ids` by their ids. */
export type StoredProduct = ProductItem & Compliance & Record<LinkField, string[]> & { link_ids: Record<LinkField, number[]> };

/** Reads the references of these products, by id; of those that exist. */
async function readReferences(em: EntityManager, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; reference: string }>`
    select id, reference from product where id = any(${ids}::int[])`.execute(em.getKysely());
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** Reads the products with these ids, in their order, in one query. One that does not exist is left out. */
export async function storedProducts(em: EntityManager, ids: number[]): Promise<StoredProduct[]> {
  // A manager of its own, so that its entities are freed with it.
  const fork = em.fork({ keepTransactionContext: true });
  const found = await fork.find(Product, { id: { $in: ids } }, { populate: ["category"] });
  const references = await readReferences(em, [
    ...new Set(found.flatMap((product) => LINK_FIELDS.flatMap((field) => linkedIds(product, field)))),
  ]);
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    const link_ids = byLinkField((field) => linkedIds(product, field).filter((linked) => references.has(linked)));
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

/** Finds the ids of the products with these references or slugs, by value. Values are compared as by the unique
 *  indexes. */
export async function findIds(em: EntityManager, field: "reference" | "slug", values: string[]): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const isEqual = field === "slug" ? sql`product.slug = sent.value` : sql`lower(product.reference) = lower(sent.value)`;
  const { rows } = await sql<{ value: string; id: number }>`
    select sent.value, product.id from unnest(${values}::text[]) as sent (value) join product on ${isEqual}`.execute(em.getKysely());
  return new Map(rows.map(({ value, id }) => [value, id]));
}

/** Identifiers of a row, each "" where it says nothing. */
export type RowNames = { id: string; reference: string; title: string };

/** Product of a row, and how it was found; none where the row creates one. */
type Match =
  | { product: StoredProduct | undefined; isFoundById: boolean; warning?: string }
  | { asks: StoredProduct; fault: string }
  | { fault: string };

/** Parses the id of a cell; undefined where that is none. */
export function parseId(cell: string): number | undefined {
  const id = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  return id > 0 && id <= INTEGER_MAX ? id : undefined;
}

const bare = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]/gu, "");

function isAlike(product: StoredProduct, { reference, title }: RowNames): boolean {
  const isSame = (one: string, other: string) => bare(other) !== "" && bare(one) === bare(other);
  return isSame(product.reference, reference) || isSame(product.title, title);
}

const describeProduct = ({ title, reference }: StoredProduct) => `«\u202f${title}\u202f» (${reference})`;

/** Finds the product of a row: by its id where reference, title or person confirm it; else by its reference. An
 *  unconfirmed id may be another program's: it becomes a question. */
export function matchProduct(
  names: RowNames,
  found: { byId: StoredProduct | undefined; byReference: StoredProduct | undefined },
  mismatch: ImportQuery["id_mismatch"],
): Match {
  const { byId, byReference } = found;
  const isIgnored = names.id === "" || mismatch === "ignored";
  if (isIgnored) return { product: byReference, isFoundById: false };
  if (byId && (mismatch === "ours" || isAlike(byId, names))) return { product: byId, isFoundById: true };
  if (byReference) {
    const owner = byId ? `est celui de ${describeProduct(byId)}` : "n’existe pas";
    return { product: byReference, isFoundById: false, warning: `L’identifiant ${names.id} ${owner}\u202f: la référence a décidé.` };
  }
  if (byId)
    return { asks: byId, fault: `L’identifiant ${names.id} est ici celui de ${describeProduct(byId)}. Est-ce le même produit\u202f?` };
  return { fault: `Aucun produit n’a l’identifiant «\u202f${names.id}\u202f». Videz cette cellule pour créer le produit.` };
}
