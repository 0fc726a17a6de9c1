import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { byLinkField } from "#contracts/product/product-links.ts";
import { readRows } from "#server/platform/database/rows.ts";
import type { Category } from "#server/resources/category/category.entity.ts";
import { type Linked, productsInOrder } from "../product-item.ts";
import { Product } from "../product.entity.ts";
import { catalogueIndex } from "../catalogue/current-index.ts";
import { firstOfCategory } from "../catalogue/page-in-memory.ts";
import { isListed } from "../visible-products.ts";
import { linkedProducts, type Links } from "./linked-products.ts";

/** As much of a product as decides what is shown with it; the product itself need not be stored. */
export type Shown = Links & Pick<Product, "id" | "lifecycle"> & { category?: Category | null };

/** The product that stands for one: along its successors the next one that visitors find in the catalogue, else the next whose page they see. None
 *  while the product itself is sold without an end in sight. */
async function successorOf(em: EntityManager, { id, lifecycle, replaced_by }: Shown): Promise<Product[]> {
  if (lifecycle === "active" || !replaced_by) return [];
  const { rows } = await sql<{ id: number }>`
    with recursive chain (id, next, path) as (
      select id, replaced_by, array[${id}::int, id] from product where id = ${replaced_by}
      union all select p.id, p.replaced_by, path || p.id from chain join product p on p.id = chain.next where p.id <> all (path)
    )
    select p.id from chain join product p using (id) where p.is_active
    order by p.lifecycle = 'discontinued', cardinality(path) limit 1`.execute(em.getKysely({ type: "read" }));
  return productsInOrder(
    em,
    rows.map((row) => row.id),
  );
}

/** Products shown beside one where none was chosen. */
const SIMILAR_COUNT = 4;

/** Listed products of a category, without one of them, featured and new ones first. */
async function othersOf(em: EntityManager, category: Category, id: number): Promise<Product[]> {
  const index = await catalogueIndex(em, { orders: ["name fr"] });
  const ids = firstOfCategory(index, { category: category.id, but: id, count: SIMILAR_COUNT });
  const products = (await readRows(em, Product, sql`id = any(${ids}::int[])`)).filter(isListed);
  return ids
    .flatMap((each) => products.find((product) => product.id === each) ?? [])
    .map((product) => Object.assign(product, { category }));
}

/** The products that visitors see with one: those chosen for it that they find in the catalogue, where no one chose similar ones others of its
 *  category, and its successor. */
export async function shownWith(em: EntityManager, product: Shown): Promise<Linked> {
  const linked = await linkedProducts(em, product);
  const chosen = byLinkField((field) => linked[field].filter((other) => isListed(other) && other.id !== product.id));
  const offered = chosen.related_products.length === 0 && product.category ? await othersOf(em, product.category, product.id) : [];
  return {
    ...chosen,
    ...(offered.length > 0 && { related_products: offered, isSuggesting: true }),
    replaced_by: await successorOf(em, product),
  };
}
