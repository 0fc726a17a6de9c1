import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { recordsWithSlugs } from "#server/translation/slugs.ts";
import type { InLanguage } from "#server/translation/translate.ts";
import { Product } from "./product.entity.ts";

/** What every public read demands of a product. */
export const VISIBLE = { is_active: true };

/** Whether a product `p` is in the lists that visitors choose from: a discontinued one has its page, and leads on to its successor from there. */
export const IS_LISTED = sql<boolean>`p.is_active and p.lifecycle <> 'discontinued'`;

/** Whether this product is one of those. */
export function isListed({ is_active, lifecycle }: Product): boolean {
  return is_active && lifecycle !== "discontinued";
}

/** The visible products of these slugs, whichever language they are of, in their order, each once, with their categories. */
export async function productsOfSlugs(em: EntityManager, slugs: string[]): Promise<{ slug: string; product: Product }[]> {
  const products = await em.find(Product, { slug: { $in: slugs }, ...VISIBLE }, { populate: ["category"] });
  const left = slugs.filter((slug) => products.every((product) => product.slug !== slug));
  const translations = left.length > 0 ? await recordsWithSlugs(em, "product", left) : new Map<string, number>();
  if (translations.size > 0)
    products.push(...(await em.find(Product, { id: { $in: [...translations.values()] }, ...VISIBLE }, { populate: ["category"] })));
  const found = new Map<Product, string>();
  for (const slug of slugs) {
    const product = products.find((each) => each.slug === slug || each.id === translations.get(slug));
    if (product && !found.has(product)) found.set(product, slug);
  }
  return [...found].map(([product, slug]) => ({ slug, product }));
}

/** The visible ones of these products, in the order of their slugs, with their categories. */
export async function visibleProducts(em: EntityManager, slugs: string[]): Promise<Product[]> {
  return (await productsOfSlugs(em, slugs)).map(({ product }) => product);
}

type Translate<Item> = (em: EntityManager, items: Item[], language: Language) => Promise<InLanguage<Item>[]>;

/** What is made of these products, in their order, in a language, under the slugs that they were asked for by: who asked knows them by these. */
export async function askedProducts<Item extends { id: number; slug: string; category: string }>(
  em: EntityManager,
  slugs: string[],
  { toItem, translate, language }: { toItem: (product: Product) => Item; translate: Translate<Item>; language: Language },
): Promise<InLanguage<Item>[]> {
  const asked = await productsOfSlugs(em, slugs);
  const items = await translate(
    em,
    asked.map(({ product }) => toItem(product)),
    language,
  );
  for (const [place, item] of items.entries()) item.slug = asked[place]?.slug ?? item.slug;
  return items;
}

/** Those of these products that can be asked for, in the order of their slugs, with their categories. */
export async function listedProducts(em: EntityManager, slugs: string[]): Promise<Product[]> {
  return slugs.length > 0 ? (await visibleProducts(em, slugs)).filter(isListed) : [];
}
