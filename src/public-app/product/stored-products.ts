import { isSameProduct, type KeptProduct, readKept, writeKept, COMPARED_MAX, RECENT_MAX } from "#contracts/product/chosen-products.ts";
import { storedText } from "#public-app/ui/stored-text.ts";

/** A list of products in the visitor's browser; it is never sent anywhere but to ask for the cards of these
 *  products. */
function storedProducts(key: string, max: number) {
  const text = storedText(key);
  const read = () => readKept(text.read(), max);
  const store = (products: KeptProduct[]) => text.store(writeKept(products));
  return {
    read,
    /** Known in the browser only: empty before hydration. */
    useProducts: () => readKept(text.useText(), max),
    store,
    remove: (product: KeptProduct) => store(read().filter((other) => !isSameProduct(other, product))),
    /** Stores the ids of products that were requested by their slugs. Drops those that were not found, or are another
     *  one by its other slug. */
    learn: (slugs: string[], found: KeptProduct[]): void => {
      const kept = read();
      const known = kept.flatMap((one) => found.find(({ slug }) => slug === one.slug) ?? (slugs.includes(one.slug) ? [] : one));
      if (writeKept(known) !== writeKept(kept)) store(known);
    },
  };
}

/** The products chosen to be set side by side. */
export const comparedProducts = storedProducts("comparaison", COMPARED_MAX);

/** Event of the window when the comparison is full. The tray says so on this page, and forgets it. */
export const COMPARISON_FULL = "comparison-full";

/** Takes a product to the comparison, or back out of it. */
export function toggleCompared(product: KeptProduct): void {
  const chosen = comparedProducts.read();
  if (chosen.some((other) => isSameProduct(other, product))) comparedProducts.remove(product);
  else if (chosen.length < COMPARED_MAX) comparedProducts.store([...chosen, product]);
  else window.dispatchEvent(new Event(COMPARISON_FULL));
}

/** The products last seen in this browser, the latest first. */
export const recentProducts = storedProducts("vus", RECENT_MAX);

export function storeSeen(product: KeptProduct): void {
  recentProducts.store([product, ...recentProducts.read().filter((other) => !isSameProduct(other, product))].slice(0, RECENT_MAX));
}
