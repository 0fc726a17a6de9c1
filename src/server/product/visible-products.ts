import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Category } from "#server/category/category.entity.ts";
import { Product } from "./product.entity.ts";

/** What every public read demands of a product. */
export const VISIBLE = { is_active: true };

/** What the lists that visitors choose from demand as well: a discontinued product has its page, and leads on to its successor from there. */
export const LISTED = { ...VISIBLE, lifecycle: { $ne: "discontinued" as const } };

/** Whether a product `p` is one of those. */
export const IS_LISTED = sql<boolean>`p.is_active and p.lifecycle <> 'discontinued'`;

/** Whether this product is one of those. */
export function isListed({ is_active, lifecycle }: Product): boolean {
  return is_active && lifecycle !== "discontinued";
}

/** Products shown beside one where none was chosen. */
const SIMILAR_COUNT = 4;

/** Listed products of a category, without one of them, featured and new ones first. */
export async function othersOf(em: EntityManager, category: Category, id: number): Promise<Product[]> {
  return em.find(
    Product,
    { ...LISTED, category, id: { $ne: id } },
    {
      orderBy: [{ featured: "desc" }, { is_new: "desc" }, { sort_title: "asc" }, { id: "asc" }],
      limit: SIMILAR_COUNT,
      populate: ["category"],
    },
  );
}

/** The visible ones of these products, in the order of their slugs, with their categories. */
export async function visibleProducts(em: EntityManager, slugs: string[]): Promise<Product[]> {
  const products = await em.find(Product, { slug: { $in: slugs }, ...VISIBLE }, { populate: ["category"] });
  return slugs.flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
}

/** Those of these products that can be asked for, in the order of their slugs, with their categories. */
export async function listedProducts(em: EntityManager, slugs: string[]): Promise<Product[]> {
  return slugs.length > 0 ? (await visibleProducts(em, slugs)).filter(isListed) : [];
}
