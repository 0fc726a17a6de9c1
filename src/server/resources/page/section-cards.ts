import type { FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ArticleCard } from "#contracts/article/blog.ts";
import { SECTION_SHOWN, type SectionOf } from "#contracts/page/section.ts";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import type { Language } from "#contracts/shared/language.ts";
import { Article } from "#server/resources/article/article.entity.ts";
import { toCards } from "#server/resources/article/article-store.ts";
import { visibleArticles, whereVisible } from "#server/resources/article/visible-articles.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { toCard } from "#server/resources/product/product-item.ts";
import { translatedProducts } from "#server/resources/product/translated-products.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { whereVisible as whereProductVisible } from "#server/resources/product/visible-products.ts";

function inOrder<Row extends { id: number }>(rows: Row[], ids: number[]): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Reads the cards of the products that a section shows; those that no visitor sees are left out. */
export async function readSectionProducts(
  em: EntityManager,
  { choice, category, products }: SectionOf<"products">,
  language: Language,
): Promise<ProductCard[]> {
  const listed: FilterQuery<Product> = { ...whereProductVisible(nowOf(em)), lifecycle: { $ne: "discontinued" } };
  const populate = ["category"] as const;
  if (choice === "chosen") {
    const chosen = await em.find(Product, { ...listed, id: { $in: products } }, { populate });
    return translatedProducts(em, inOrder(chosen, products).map(toCard), language);
  }
  const where = choice === "category" ? { ...listed, category } : listed;
  const orderBy = { created_at: "desc", id: "desc" } as const;
  const found = await em.find(Product, where, { orderBy, limit: SECTION_SHOWN.products, populate });
  return translatedProducts(em, found.map(toCard), language);
}

/** Reads the cards of the articles that a section shows; those that no visitor sees are left out. */
export async function readSectionArticles(
  em: EntityManager,
  { choice, category, articles }: SectionOf<"articles">,
  { now, language }: { now: Date; language: Language },
): Promise<ArticleCard[]> {
  if (choice === "chosen") {
    const chosen = await em.find(Article, { $and: [whereVisible(now), { id: { $in: articles } }] });
    return toCards(em, inOrder(chosen, articles), language);
  }
  const narrowed = choice === "category" ? { category } : {};
  return toCards(em, await visibleArticles(em, now, SECTION_SHOWN.articles, narrowed), language);
}
