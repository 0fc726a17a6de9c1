import type { EntityManager } from "@mikro-orm/postgresql";
import type { NamedSelection, ShownProduct } from "#contracts/contact-request/contact-request.ts";
import type { SelectedProduct } from "#contracts/selection/selection.ts";
import { toCard } from "#server/product/product-item.ts";
import type { Product } from "#server/product/product.entity.ts";
import { listedProducts } from "#server/product/visible-products.ts";

/** What pages show of a selection: its products that can be asked for, in its order, and how many others it names. */
export async function namedSelection(em: EntityManager, selected: SelectedProduct[]): Promise<NamedSelection> {
  const quantities = new Map(selected.map(({ slug, quantity }) => [slug, quantity]));
  const found = await listedProducts(em, [...quantities.keys()]);
  const shown = (product: Product): ShownProduct => ({ ...toCard(product), quantity: quantities.get(product.slug) ?? 1 });
  const products = found.map(shown);
  return { products, gone: selected.length - products.length };
}
