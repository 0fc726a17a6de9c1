import { COMPARED_MAX, isSameProduct, type KeptProduct } from "#contracts/product/chosen-products.ts";
import { storedProducts } from "#public-app/product/stored-products.ts";

/** The products chosen to be set side by side. */
export const comparedProducts = storedProducts("comparaison", COMPARED_MAX);

/** Event of the window when there is no room for one more product. The tray says so on this page, and forgets it. */
export const COMPARISON_FULL = "comparison-full";

/** Takes a product to the comparison, or back out of it. */
export function toggleCompared(product: KeptProduct): void {
  const chosen = comparedProducts.read();
  if (chosen.some((other) => isSameProduct(other, product))) comparedProducts.remove(product);
  else if (chosen.length < COMPARED_MAX) comparedProducts.store([...chosen, product]);
  else window.dispatchEvent(new Event(COMPARISON_FULL));
}
