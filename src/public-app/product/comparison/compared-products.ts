import { COMPARED_MAX } from "#contracts/product/chosen-products.ts";
import { storedSlugs } from "#public-app/product/stored-slugs.ts";

/** The products chosen to be set side by side. What comes after as many as may be is one that was refused:
 *  the tray says so, and the next choice forgets it. */
export const comparedProducts = storedSlugs("comparaison", COMPARED_MAX + 1);

/** Takes a product to the comparison, or back out of it. */
export function toggleCompared(slug: string): void {
  const chosen = comparedProducts.read().slice(0, COMPARED_MAX);
  comparedProducts.store(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug]);
}
