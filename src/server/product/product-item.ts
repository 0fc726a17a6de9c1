import type { EntityManager } from "@mikro-orm/postgresql";
import type { Comparison, ProductCard } from "#contracts/product/catalogue.ts";
import { mainImageOf } from "#contracts/product/main-image.ts";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import type { Product as ProductItem, ProductDetail } from "#contracts/product/product.ts";
import { auditFields } from "#server/rpc/entity-store.ts";
import { Product } from "./product.entity.ts";

/** A product as the contracts name it; its `category` must be loaded. */
export function toProduct(product: Product): ProductItem {
  return {
    ...product,
    ...auditFields(product),
    category: product.category?.name ?? "",
    price_from: product.price_from ?? null,
    image_url: mainImageOf(product.images)?.url ?? "",
  };
}

/** What a card of the catalogue shows; `category` must be loaded. */
export function toCard(product: Product): ProductCard {
  const { category, price_from = null, images } = product;
  return { ...product, category: category?.name ?? "", price_from, image: mainImageOf(images) ?? null };
}

/** A card with what products are compared by. */
export function toCompared(product: Product): Comparison[number] {
  return { ...product, ...toCard(product) };
}

/** What is told of a product beside another one. */
export function toRelatedProduct({ id, title, short_description, slug, images }: Product): RelatedProduct {
  return { id, title, short_description, slug, image_url: mainImageOf(images)?.url ?? "" };
}

/** The products with these ids, in their order, with their categories. One that does not exist is left out. */
export async function productsInOrder(em: EntityManager, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const found = await em.find(Product, { id: { $in: ids } }, { populate: ["category"] });
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The products an administrator chose to show beside this one, in the chosen order, hidden ones included. */
export function chosenProducts(em: EntityManager, product: Product): Promise<Product[]> {
  return productsInOrder(em, product.related_products);
}

/** A product with the products chosen beside it. */
export function toProductDetail(product: Product, related: Product[]): ProductDetail {
  return { ...toProduct(product), related_products: related.map(toRelatedProduct) };
}
