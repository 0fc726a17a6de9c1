import type { EntityManager } from "@mikro-orm/postgresql";
import { sql, type RawBuilder } from "kysely";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { byLinkField, linkValue } from "#contracts/product/product-links.ts";
import type { RelatedProduct, ShownSpecification } from "#contracts/product/product-parts.ts";
import { PRODUCT_TRANSLATION, type ProductDetail } from "#contracts/product/product.ts";
import type { Language } from "#contracts/shared/language.ts";
import { specificationsInLanguage } from "#server/resources/attribute/specifications-in-language.ts";
import { categoryWords, type CategoryWords } from "#server/resources/category/category-words.ts";
import { type InLanguage, translateItems } from "#server/platform/translation/translate.ts";

type Translatable = { id: number; category: string; subcategory?: string; category_language?: Language | undefined };

/** Translates products or parts of them, with the names of their categories, which a caller may pass as `known`. In
 *  French they stay as they are. */
export async function translatedProducts<Item extends Translatable>(
  em: EntityManager,
  items: Item[],
  language: Language,
  known?: CategoryWords,
): Promise<InLanguage<Item>[]> {
  if (language === "fr" || items.length === 0) return items;
  const words = known ?? (await categoryWords(em, language));
  const shown = await translateItems(em, PRODUCT_TRANSLATION, items, language);
  for (const item of shown) {
    const { category, subcategory } = item;
    if (subcategory !== undefined) item.subcategory = words.subcategoryOf(category, subcategory);
    item.category = words.nameOf(category);
    const isTranslated = item.category !== category || item.subcategory !== subcategory;
    if (isTranslated && item.language !== language) item.category_language = language;
  }
  return shown;
}

/** Reads the attributes of these categories, by their French names. */
async function attributesByCategory(em: EntityManager, names: string[]): Promise<Map<string, Attribute[]>> {
  const { rows } = await sql<{ name: string; attributes: Attribute[] }>`
    select name, attributes from category where name = any(${[...new Set(names)]}::text[])`.execute(em.getKysely({ type: "read" }));
  return new Map(rows.map(({ name, attributes }) => [name, attributes]));
}

/** Translates whole products. Rows without a translation get the names of their categories' attributes. */
export async function translatedWhole<Item extends Translatable & { specifications: ShownSpecification[] }>(
  em: EntityManager,
  items: Item[],
  language: Language,
): Promise<InLanguage<Item>[]> {
  if (language === "fr" || items.length === 0) return items;
  const names = items.map(({ category }) => category);
  const attributes = await attributesByCategory(em, names);
  const shown = await translatedProducts(em, items, language);
  for (const [index, { category, specifications }] of items.entries()) {
    const item = shown[index];
    if (!item) continue;
    const rows = { french: specifications, shown: item.specifications };
    item.specifications = specificationsInLanguage(attributes.get(category) ?? [], rows, language);
  }
  return shown;
}

/** Translates a product with those that it names. */
export async function translatedDetail(em: EntityManager, detail: ProductDetail, language: Language): Promise<ProductDetail> {
  if (language === "fr") return detail;
  const [product = detail] = await translatedWhole(em, [detail], language);
  const named = byLinkField((field): RelatedProduct[] => [detail[field] ?? []].flat());
  const shown = await translateItems(em, PRODUCT_TRANSLATION, Object.values(named).flat(), language);
  const byId = new Map(shown.map((other) => [other.id, other]));
  const links = byLinkField((field) =>
    linkValue(
      field,
      named[field].map((other) => byId.get(other.id) ?? other),
    ),
  );
  return { ...product, ...links } as ProductDetail; // each as its field holds it
}

/** Builds the SQL of the products `p` in a language: the translated ones by their words there, the others in French.
 *  Only the search in French has indexes. */
export function productSource(language: Language = "fr"): RawBuilder<unknown> {
  if (language === "fr") return sql`product p`;
  return sql`(
    select p.id, p.category, p.is_active, p.is_new, p.featured, p.lifecycle, p.image_count, p.downloads, p.updated_at, p.reference, p.subcategory,
      p.uploads, p.price_from, p.search_reference, coalesce(t.sort_title, p.sort_title) as sort_title,
      coalesce(t.search_title, p.search_title) as search_title, coalesce(t.search_words, p.search_words) as search_words,
      coalesce(t.search_text || lower(p.reference) || ' ' || p.search_reference || ' ', p.search_text) as search_text
    from product p left join translation t on t.noun = 'product' and t.record = p.id and t.language = ${language} and t.is_published
  ) p`;
}
