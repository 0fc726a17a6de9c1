import { RECENT_MAX } from "#contracts/product/chosen-products.ts";
import { storedSlugs } from "#public-app/product/stored-slugs.ts";

/** The products last seen in this browser, the latest first. */
export const recentProducts = storedSlugs("vus", RECENT_MAX);

export function rememberSeen(slug: string): void {
  recentProducts.store([slug, ...recentProducts.read().filter((other) => other !== slug)].slice(0, RECENT_MAX));
}
