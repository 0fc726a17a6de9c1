import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { recordsWithSlugs } from "#server/platform/translation/slugs.ts";
import type { InLanguage } from "#server/platform/translation/translate.ts";
import { Product } from "./product.entity.ts";

/** What every public read demands of a product. */
export const VISIBLE = { is_active: true };

/** Whether a product `p` is in the lists that visitors choose from: a discontinued one has its page, and leads on to
 *  its successor from there. */
export const IS_LISTED = sql<boolean>`p.is_active and p.lifecycle <> 'discontinued'`;

/** Whether this product is one of those. */
export function isListed({ is_active, lifecycle }: Product): boolean {
  return is_active && lifecycle !== "discontinued";
}

type Asked = { slug: string; product: Product };

/** The visible products of these slugs, whichever language they are of, and of those that they had, in their order,
 *  with their categories. One that is asked for by two of its slugs is there twice. */
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

/** Each product once, by the slug that it was first asked for. */
export function eachOnce(asked: Asked[]): Asked[] {
  return asked.filter(({ product }, place) => asked.findIndex((other) => other.product === product) === place);
}

/** The visible ones of these products, each once, in the order of their slugs, with their categories. */
export async function visibleProducts(em: EntityManager, slugs: string[]): Promise<Product[]> {
  return eachOnce(await productsOfSlugs(em, slugs)).map(({ product }) => product);
}

type Translate<Item> = (em: EntityManager, items: Item[], language: Language) => Promise<InLanguage<Item>[]>;

/** What is made of these products in a language, under the slugs that they were asked for by: who asked knows them by
 *  these. */
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
  for (const [place, item] of items.entries()) item.slug = asked[place]?.slug ?? item.slug;
  return items;
}

/** Those of these products that can be asked for, in the order of their slugs, with their categories. */
export async function listedProducts(em: EntityManager, slugs: string[]): Promise<Product[]> {
  return slugs.length > 0 ? (await visibleProducts(em, slugs)).filter(isListed) : [];
}
