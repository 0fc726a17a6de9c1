import type { EntityManager } from "@mikro-orm/postgresql";
import { byLinkField, linkValue, LINK_FIELDS, type LinkField } from "#contracts/product/product-links.ts";
import type { ProductInput } from "#contracts/product/product.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { type Linked, productsInOrder } from "./product-item.ts";
import { Product } from "./product.entity.ts";
import { sql } from "kysely";
import { nowOf } from "#server/platform/database/clock.ts";
import { readRows } from "#server/platform/database/rows.ts";
import type { Category } from "#server/resources/category/category.entity.ts";
import { catalogueIndex } from "#server/resources/product/catalogue/current-index.ts";
import { firstOfCategory } from "#server/resources/product/catalogue/page-in-memory.ts";
import { isListed, isVisibleSql } from "./visible-products.ts";

/** The fields by which a product names others, as ids. */
export type Links = Pick<Product, LinkField>;

/** Lists the ids in a field, of one successor as of a list; none where the field is absent. */
export function linkedIds(links: Partial<Record<LinkField, unknown>>, field: LinkField): number[] {
  const held = links[field];
  return Array.isArray(held) ? held : typeof held === "number" ? [held] : [];
}

const idsOf = (links: Partial<Links>) => LINK_FIELDS.flatMap((field) => linkedIds(links, field));

type ById = Map<number, Product>;

/** Reads the products that any of these links name, by id. */
export async function findLinkTargets(em: EntityManager, ...links: Partial<Links>[]): Promise<ById> {
  const found = await productsInOrder(em, [...new Set(links.flatMap(idsOf))]);
  return new Map(found.map((product) => [product.id, product]));
}

/** Picks the products that one names, in the chosen order, hidden ones included. A deleted one is left out. */
export function pickLinked(found: ById, links: Links): Linked {
  return byLinkField((field) => linkedIds(links, field).flatMap((id) => found.get(id) ?? []));
}

/** Reads the products that one names, as `pickLinked` gives them. */
export async function linkedProducts(em: EntityManager, links: Links): Promise<Linked> {
  return pickLinked(await findLinkTargets(em, links), links);
}

const UNKNOWN: Record<LinkField, string> = {
  related_products: "Un des produits associés n’existe plus.",
  required_products: "Un des produits nécessaires n’existe plus.",
  complementary_products: "Un des produits complémentaires n’existe plus.",
  replaced_by: "Le produit de remplacement n’existe plus.",
};

/** Gives the columns of the links that were sent: in a list each product once, and never the one itself. Links that
 *  equal the read ones are left out: they stay as stored, with deleted products that may be restored. Fails with
 *  `invalid` where a product is unknown, rather than lose it. */
export function linkColumns(found: ById, sent: ProductInput, stored?: Product): Partial<Links> {
  const columns = LINK_FIELDS.flatMap((field) => {
    if (sent[field] === undefined) return [];
    const isList = Array.isArray(sent[field]);
    const ids = [...new Set(linkedIds(sent, field))].filter((id) => !isList || id !== stored?.id);
    if (ids.some((id) => !found.has(id))) throw invalidField(field, UNKNOWN[field]);
    const read = stored ? linkedIds(stored, field).filter((id) => found.has(id)) : [];
    return stored && ids.join() === read.join() ? [] : [[field, linkValue(field, ids)]];
  });
  return Object.fromEntries(columns);
}

/** Lock held while successors are compared: two changes at once could close a circle that neither of them sees. */
const COMPARING_LOCK = 8_033;

/** Message for a product that would be its own successor, at once or by way of others. */
export const CIRCLE = "Ces produits se remplaceraient en boucle\u202f: choisissez un autre produit de remplacement.";

/** Whether one of these products would come back to itself by its successors, as this transaction writes them. */
export async function isReplacedInCircle(em: EntityManager, ids: number[]): Promise<boolean> {
  const database = em.getKysely();
  // Apart from the query, which must see what the last holder of the lock has written.
  await sql`select pg_advisory_xact_lock(${COMPARING_LOCK})`.execute(database);
  const { rows } = await sql`
    with recursive chain (start, id) as (
      select id, replaced_by from product where id = any(${ids}::int[])
      union select chain.start, p.replaced_by from chain join product p on p.id = chain.id
    )
    select 1 from chain where id = start limit 1`.execute(database);
  return rows.length > 0;
}

/** Part of a product that decides what is shown with it; the product itself need not be stored. */
type Shown = Links & Pick<Product, "id" | "lifecycle"> & { category?: Category | null };

/** Finds the first successor that visitors find in the catalogue, else the first whose page they see. None while the
 *  product itself is simply sold. */
async function findSuccessor(em: EntityManager, { id, lifecycle, replaced_by }: Shown): Promise<Product[]> {
  if (lifecycle === "active" || !replaced_by) return [];
  const { rows } = await sql<{ id: number }>`
    with recursive chain (id, next, path) as (
      select id, replaced_by, array[${id}::int, id] from product where id = ${replaced_by}
      union all select p.id, p.replaced_by, path || p.id from chain join product p on p.id = chain.next where p.id <> all (path)
    )
    select p.id from chain join product p using (id) where ${isVisibleSql(nowOf(em))}
    order by p.lifecycle = 'discontinued', cardinality(path) limit 1`.execute(em.getKysely({ type: "read" }));
  return productsInOrder(
    em,
    rows.map((row) => row.id),
  );
}

/** Products shown beside one where none was chosen. */
const SIMILAR_COUNT = 4;

/** Finds listed products of a category, without one of them, featured and new ones first. */
async function findSimilar(em: EntityManager, category: Category, id: number): Promise<Product[]> {
  const index = await catalogueIndex(em, { orders: ["name fr"] });
  const ids = firstOfCategory(index, { category: category.id, but: id, count: SIMILAR_COUNT });
  const products = (await readRows(em, Product, sql`id = any(${ids}::int[])`)).filter((product) => isListed(product, nowOf(em)));
  return ids
    .flatMap((each) => products.find((product) => product.id === each) ?? [])
    .map((product) => Object.assign(product, { category }));
}

/** Finds the products that visitors see with one: the chosen ones that are in the catalogue; without chosen similar
 *  ones, others of the category; and its successor. */
export async function findShownProducts(em: EntityManager, product: Shown): Promise<Linked> {
  const linked = await linkedProducts(em, product);
  const chosen = byLinkField((field) => linked[field].filter((other) => isListed(other, nowOf(em)) && other.id !== product.id));
  const offered = chosen.related_products.length === 0 && product.category ? await findSimilar(em, product.category, product.id) : [];
  const shown = { ...chosen, replaced_by: await findSuccessor(em, product) };
  const idList = (products: Product[]) => products.map(({ id }) => id).join();
  const partial = LINK_FIELDS.filter((field) => idList(shown[field]) !== idList(linked[field]));
  if (offered.length === 0) return { ...shown, partial };
  // suggested products are not chosen ones: they are left as they are without a mark
  return { ...shown, related_products: offered, isSuggesting: true, partial: partial.filter((field) => field !== "related_products") };
}
