import { COMPARED_MAX } from "#contracts/product/chosen-products.ts";
import { storedSlugs } from "#public-app/product/stored-slugs.ts";

/** The products chosen to be set side by side. */
export const comparedProducts = storedSlugs("comparaison", COMPARED_MAX);

/** Event of the window when there is no room for one more product. The tray says so on this page, and forgets it. */
export const COMPARISON_FULL = "comparison-full";

/** Takes a product to the comparison, or back out of it. */
export function toggleCompared(slug: string): void {
  const chosen = comparedProducts.read();
  if (chosen.includes(slug)) comparedProducts.store(chosen.filter((other) => other !== slug));
  else if (chosen.length < COMPARED_MAX) comparedProducts.store([...chosen, slug]);
  else window.dispatchEvent(new Event(COMPARISON_FULL));
}
