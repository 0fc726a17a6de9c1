import { isSameProduct, type KeptProduct, RECENT_MAX } from "#contracts/product/chosen-products.ts";
import { storedProducts } from "#public-app/product/stored-products.ts";

/** The products last seen in this browser, the latest first. */
export const recentProducts = storedProducts("vus", RECENT_MAX);

export function rememberSeen(product: KeptProduct): void {
  recentProducts.store([product, ...recentProducts.read().filter((other) => !isSameProduct(other, product))].slice(0, RECENT_MAX));
}
