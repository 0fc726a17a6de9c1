import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { recordsWithSlugs } from "#server/platform/translation/slugs.ts";
import type { InLanguage } from "#server/platform/translation/translate.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { isPublished, isPublishedSql, wherePublished } from "#server/platform/database/publication.ts";
import { Product } from "./product.entity.ts";

/** Filter of every public read. */
export function whereVisible(now: Date) {
  return { is_active: true, ...wherePublished(now) };
}

/** SQL: whether visitors see the page of a product `p`. */
export function isVisibleSql(now: Date): RawBuilder<boolean> {
  return sql`p.is_active and ${isPublishedSql("p", now)}`;
}

/** Whether visitors see the page of this product. */
export function isVisible(product: Product, now: Date): boolean {
  return product.is_active && isPublished(product, now);
}

/** SQL: whether a product `p` is in the lists that visitors choose from. A discontinued one keeps its page, which leads
 *  to its successor. */
export function isListedSql(now: Date): RawBuilder<boolean> {
  return sql`${isVisibleSql(now)} and p.lifecycle <> 'discontinued'`;
}

/** Whether visitors find this product in lists. */
export function isListed(product: Product, now: Date): boolean {
  return isVisible(product, now) && product.lifecycle !== "discontinued";
}

type RequestedProduct = { slug: string; product: Product };

/** Finds the visible products of slugs of any language, present or former, in the order of the slugs. Their categories
 *  are loaded. A product that two slugs name is there twice. */
export async function productsOfSlugs(em: EntityManager, slugs: string[]): Promise<RequestedProduct[]> {
  const visible = whereVisible(nowOf(em));
  const products = await em.find(Product, { slug: { $in: slugs }, ...visible }, { populate: ["category"] });
  const left = slugs.filter((slug) => products.every((product) => product.slug !== slug));
  const records = left.length > 0 ? await recordsWithSlugs(em, "product", left) : new Map<string, number>();
  if (records.size > 0)
    products.push(...(await em.find(Product, { id: { $in: [...records.values()] }, ...visible }, { populate: ["category"] })));
  return slugs.flatMap((slug) => {
    const product = products.find((each) => each.slug === slug) ?? products.find(({ id }) => id === records.get(slug));
    return product ? [{ slug, product }] : [];
  });
}

/** Keeps each product once, under the first slug that asked for it. */
export function eachOnce(asked: RequestedProduct[]): RequestedProduct[] {
  return asked.filter(({ product }, index) => asked.findIndex((other) => other.product === product) === index);
}

/** Finds the visible products of slugs, each once, in the order of the slugs, with their categories. */
export async function visibleProducts(em: EntityManager, slugs: string[]): Promise<Product[]> {
  return eachOnce(await productsOfSlugs(em, slugs)).map(({ product }) => product);
}

type Translate<Item> = (em: EntityManager, items: Item[], language: Language) => Promise<InLanguage<Item>[]>;

/** Converts and translates products, under the slugs that asked for them: the caller knows them by these. */
export async function askedProducts<Item extends { id: number; slug: string; category: string }>(
  em: EntityManager,
  asked: RequestedProduct[],
  { toItem, translate, language }: { toItem: (product: Product) => Item; translate: Translate<Item>; language: Language },
): Promise<InLanguage<Item>[]> {
  const items = await translate(
    em,
    asked.map(({ product }) => toItem(product)),
    language,
  );
  for (const [index, item] of items.entries()) item.slug = asked[index]?.slug ?? item.slug;
  return items;
}

/** Finds the products of slugs that can be asked for, in the order of the slugs, with their categories. */
export async function listedProducts(em: EntityManager, slugs: string[]): Promise<Product[]> {
  return slugs.length > 0 ? (await visibleProducts(em, slugs)).filter((product) => isListed(product, nowOf(em))) : [];
}
