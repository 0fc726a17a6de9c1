import type { EntityManager } from "@mikro-orm/postgresql";
import type { NamedSelection, ShownProduct } from "#contracts/contact-request/contact-request.ts";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import { needsHub } from "#contracts/product/connections.ts";
import type { SelectedProduct } from "#contracts/selection/selection.ts";
import type { Product } from "#server/resources/product/product.entity.ts";
import { toCard } from "#server/resources/product/product-item.ts";
import type { Language } from "#contracts/shared/language.ts";
import { translatedProducts } from "#server/resources/product/translated-products.ts";
import { askedProducts, productsOfSlugs } from "#server/resources/product/visible-products.ts";

type SelectedCard = ProductCard & Pick<ShownProduct, "needs_hub">;

const toSelected = (product: Product): SelectedCard => ({ ...toCard(product), needs_hub: needsHub(product.specifications) });

/** Reads a selection for pages: its products that can be asked for, in its order, and how many others it names. */
export async function readNamedSelection(em: EntityManager, selected: SelectedProduct[], language: Language): Promise<NamedSelection> {
  const quantities = new Map(selected.map(({ slug, quantity }) => [slug, quantity]));
  const found = await askedProducts(em, await productsOfSlugs(em, [...quantities.keys()]), {
    toItem: toSelected,
    translate: translatedProducts,
    language,
  });
  const withQuantity = (card: SelectedCard): ShownProduct => ({ ...card, quantity: quantities.get(card.slug) ?? 1 });
  const products = found.filter(({ lifecycle }) => lifecycle !== "discontinued").map(withQuantity);
  return { products, gone: selected.length - products.length };
}
