import { isSameProduct, type KeptProduct, readKept, writeKept } from "#contracts/product/chosen-products.ts";
import { storedText } from "#public-app/ui/stored-text.ts";

/** A list of products in the visitor's browser; it is never sent anywhere but to ask for the cards of these products. */
export function storedProducts(key: string, max: number) {
  const text = storedText(key);
  const read = () => readKept(text.read(), max);
  const store = (products: KeptProduct[]) => text.store(writeKept(products));
  return {
    read,
    /** Known in the browser only: empty before hydration. */
    useProducts: () => readKept(text.useText(), max),
    store,
    remove: (product: KeptProduct) => store(read().filter((other) => !isSameProduct(other, product))),
    /** Takes over the ids of products that were asked for by their slugs, and drops those that were not found, or are another one by its other slug. */
    learn: (slugs: string[], found: KeptProduct[]): void => {
      const kept = read();
      const known = kept.flatMap((one) => found.find(({ slug }) => slug === one.slug) ?? (slugs.includes(one.slug) ? [] : one));
      if (writeKept(known) !== writeKept(kept)) store(known);
    },
  };
}
