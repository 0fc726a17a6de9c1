import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { recordsWithSlugs } from "#server/platform/translation/slugs.ts";
import type { InLanguage } from "#server/platform/translation/translate.ts";
import { Product } from "./product.entity.ts";

/** Filter of every public read. */
export const VISIBLE = { is_active: true };

/** SQL: whether a product `p` is in the lists that visitors choose from. A discontinued one keeps its page, which leads
 *  to its successor. */
export const IS_LISTED = sql<boolean>`p.is_active and p.lifecycle <> 'discontinued'`;

/** Whether visitors find this product in lists. */
export function isListed({ is_active, lifecycle }: Product): boolean {
  return is_active && lifecycle !== "discontinued";
}

type Asked = { slug: string; product: Product };

/** Finds the visible products of slugs of any language, present or former, in the order of the slugs. Their categories
 *  are loaded. A product that two slugs name is there twice. */
export async function productsOfSlugs(em: EntityManager, slugs: string[]): Promise<Asked[]> {
  const products = await em.find(Product, { slug: { $in: slugs }, ...VISIBLE }, { populate: ["category"] });
  const left = slugs.filter((slug) => products.every((product) => product.slug !== slug));
  const records = left.length > 0 ? await recordsWithSlugs(em, "product", left) : new Map<string, number>();
  if (records.size > 0)
    products.push(...(await em.find(Product, { id: { $in: [...records.values()] }, ...VISIBLE }, { populate: ["category"] })));
  return slugs.flatMap((slug) => {
    const product = products.find((each) => each.slug === slug) ?? products.find(({ id }) => id === records.get(slug));
    return product ? [{ slug, product }] : [];
  });
}

/** Keeps each product once, under the first slug that asked for it. */
export function eachOnce(asked: Asked[]): Asked[] {
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
  asked: Asked[],
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
  return slugs.length > 0 ? (await visibleProducts(em, slugs)).filter(isListed) : [];
}
