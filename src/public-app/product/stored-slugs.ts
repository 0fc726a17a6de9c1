import { readSlugs } from "#contracts/product/chosen-products.ts";
import { storedText } from "#public-app/ui/stored-text.ts";

/** A list of products in the visitor's browser; it is never sent anywhere but to ask for the cards of these products. */
export function storedSlugs(key: string, max: number) {
  const text = storedText(key);
  return {
    read: () => readSlugs(text.read(), max),
    /** Known in the browser only: empty before hydration. */
    useSlugs: () => readSlugs(text.useText(), max),
    store: (slugs: string[]) => text.store(slugs.join()),
  };
}
