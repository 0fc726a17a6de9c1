import type { EntityManager } from "@mikro-orm/postgresql";
import type { Category } from "#server/category/category.entity.ts";
import { chosenProducts } from "./product-item.ts";
import { Product } from "./product.entity.ts";

/** What every public read demands of a product. */
export const VISIBLE = { is_active: true };

/** Products shown beside one where none was chosen. */
const SIMILAR_COUNT = 4;

/** Visible products to show beside this one: those chosen for it, in their order; where there are none, others of its category,
 *  featured and new ones first. */
export async function similarProducts(em: EntityManager, product: Product): Promise<Product[]> {
  const chosen = (await chosenProducts(em, product)).filter((related) => related.is_active);
  return chosen.length > 0 || !product.category ? chosen : othersOf(em, product.category, product.id);
}

/** Visible products of a category, without one of them, featured and new ones first. */
export async function othersOf(em: EntityManager, category: Category, id: number): Promise<Product[]> {
  return em.find(
    Product,
    { ...VISIBLE, category, id: { $ne: id } },
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
