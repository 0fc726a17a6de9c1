import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { Comparison, ProductCard } from "#contracts/product/catalogue.ts";
import { CONNECTION_NAMES, listProtocols, listProtocolsOf } from "#contracts/product/connections.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import { byLinkField, linkValue, type LinkField, type ProductLinks } from "#contracts/product/product-links.ts";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import type { Product as ProductItem, ProductDetail } from "#contracts/product/product.ts";
import { withFileFacts, withDocumentSlugs } from "./documents/document-slugs.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { moments } from "#server/platform/database/publication.ts";
import { readRows } from "#server/platform/database/rows.ts";
import { auditFields } from "#server/platform/rpc/entity-store.ts";
import { Product } from "./product.entity.ts";

/** Converts a product to that of the contracts; its `category` must be loaded. */
export function toProduct(product: Product): ProductItem {
  return {
    ...product,
    ...auditFields(product),
    category: product.category?.name ?? "",
    price_from: product.price_from ?? null,
    ...moments(product),
    image_url: mainImageOf(product.images)?.url ?? "",
    downloads: withDocumentSlugs(product.downloads),
  };
}

/** Converts a product to a card of the catalogue; `category` must be loaded. */
export function toCard(product: Product): ProductCard {
  const { category, price_from = null, images, specifications } = product;
  const protocols = listProtocolsOf(specifications);
  return { ...product, category: category?.name ?? "", price_from, protocols, image: mainImageOf(images) ?? null };
}

/** Converts a product to a card with what products are compared by. */
export function toCompared(product: Product): Comparison[number] {
  return { ...product, ...toCard(product) };
}

/** Converts a product to how it is shown beside another one. */
export function toRelatedProduct({ id, title, short_description, slug, images }: Product): RelatedProduct {
  return { id, title, short_description, slug, image_url: mainImageOf(images)?.url ?? "" };
}

/** Reads products with their categories, to be shown and not changed. */
export async function readProducts(em: EntityManager, where: RawBuilder<unknown>): Promise<Product[]> {
  const products = await readRows(em, Product, where);
  const keyOf = ({ category }: Product) => category as unknown as number | null; // as a row has it
  const keys = new Set(products.flatMap((product) => keyOf(product) ?? []));
  const categories = keys.size > 0 ? await readRows(em, Category, sql`id = any(${[...keys]}::int[])`) : [];
  const byKey = new Map<number | null, Category>(categories.map((category) => [category.id, category]));
  return products.map((product) => Object.assign(product, { category: byKey.get(keyOf(product)) ?? null }));
}

/** Reads these products as the contracts name them, in whichever order. */
export async function readItems(em: EntityManager, ids: number[]): Promise<ProductItem[]> {
  return (await readProducts(em, sql`id = any(${ids}::int[])`)).map(toProduct);
}

/** The products with these ids, in their order, with their categories. One that does not exist is left out. */
export async function productsInOrder(em: EntityManager, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const found = await readProducts(em, sql`id = any(${ids}::int[])`);
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The products that one names, by field; of successors there is one at most. `isSuggesting` where the related ones are
 *  those that the server offers; `partial` names the fields of which some are hidden. */
export type Linked = Record<LinkField, Product[]> & { isSuggesting?: true; partial?: LinkField[] };

/** Converts linked products to those of replies. */
export function toLinks(linked: Linked): ProductLinks {
  // each as its field holds it
  const links = byLinkField((field) => linkValue(field, linked[field].map(toRelatedProduct))) as ProductLinks;
  if (!linked.isSuggesting) return links;
  return { ...links, related_products: links.related_products.map((offered) => Object.assign(offered, { is_suggested: true as const })) };
}

/** Adds to a product those that it names, and the facts of its files. */
export async function toProductDetail(em: EntityManager, product: Product, linked: Linked): Promise<ProductDetail> {
  const security_updates_until = product.security_updates_until ?? null;
  const partial = linked.partial && linked.partial.length > 0 && { partial_fields: linked.partial };
  return withFileFacts(em, { ...product, ...toProduct(product), ...toLinks(linked), security_updates_until, ...partial });
}

/** A card, and whether visitors see its product. */
type StoredCard = ProductCard & Pick<Product, "is_active">;

type Row = Omit<StoredCard, "image" | "protocols"> & Pick<Product, "images"> & { connections: string[] };

/** Path to the values of the specifications that say how a product is connected. */
const CONNECTIONS = `$[*] ? (@.name like_regex "${CONNECTION_NAMES}" flag "i").value`;

/** Reads the cards of these products, in any order. As entities they took three times as long: most of a row, such as
 *  specifications and documents, is not on a card. */
export async function readCards(em: EntityManager, ids: number[]): Promise<StoredCard[]> {
  const { rows } = await sql<Row>`
    select p.id, p.slug, p.title, p.reference, coalesce(c.name, '') as category, p.short_description, p.price_from,
      p.lifecycle, p.is_new, p.is_active, p.images, jsonb_path_query_array(p.specifications, ${CONNECTIONS}::jsonpath) as connections
    from product p left join category c on c.id = p.category where p.id = any(${ids}::int[])`.execute(em.getKysely({ type: "read" }));
  return rows.map(({ images, connections, ...card }) =>
    Object.assign(card, { image: mainImageOf(images) ?? null, protocols: listProtocols(connections) }),
  );
}
