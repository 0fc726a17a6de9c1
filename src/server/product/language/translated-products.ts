import type { EntityManager } from "@mikro-orm/postgresql";
import { byLinkField, heldBy } from "#contracts/product/product-links.ts";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import { PRODUCT_TRANSLATION } from "#contracts/product/product-translation.ts";
import type { ProductDetail } from "#contracts/product/product.ts";
import type { Language } from "#contracts/shared/language.ts";
import { categoryWords } from "#server/category/category-words.ts";
import { type InLanguage, translated } from "#server/translation/translate.ts";

type Told = { id: number; category: string; subcategory?: string };

/** Products, or what is told of them, in a language, with the names of their categories. In French they stay as they are. */
export async function translatedProducts<Item extends Told>(
  em: EntityManager,
  items: Item[],
  language: Language,
): Promise<InLanguage<Item>[]> {
  if (language === "fr" || items.length === 0) return items;
  const words = await categoryWords(em, language);
  const shown = await translated(em, PRODUCT_TRANSLATION, items, language);
  for (const item of shown) {
    const { category, subcategory } = item;
    if (subcategory !== undefined) item.subcategory = words.subcategoryOf(category, subcategory);
    item.category = words.nameOf(category);
  }
  return shown;
}

/** A product with those that it names, in a language. */
export async function translatedDetail(em: EntityManager, detail: ProductDetail, language: Language): Promise<ProductDetail> {
  if (language === "fr") return detail;
  const [product = detail] = await translatedProducts(em, [detail], language);
  const named = byLinkField((field): RelatedProduct[] => [detail[field] ?? []].flat());
  const shown = await translated(em, PRODUCT_TRANSLATION, Object.values(named).flat(), language);
  const byId = new Map(shown.map((other) => [other.id, other]));
  const links = byLinkField((field) =>
    heldBy(
      field,
      named[field].map((other) => byId.get(other.id) ?? other),
    ),
  );
  return { ...product, ...links } as ProductDetail; // each as its field holds it
}
