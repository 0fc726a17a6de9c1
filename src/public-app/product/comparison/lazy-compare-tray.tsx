import { Suspense } from "react";
import { comparedProducts } from "./compared-products.ts";
import { lazyExtra } from "#public-app/ui/lazy-extra.ts";

// Where the tray does not come, the page is complete without it.
const CompareTray = lazyExtra(async () => (await import("./compare-tray.tsx")).CompareTray);

/** The tray of products to compare, as soon as there is one. */
export function LazyCompareTray() {
  const products = comparedProducts.useProducts();
  return <Suspense>{products.length > 0 && <CompareTray slugs={products.map(({ slug }) => slug)} />}</Suspense>;
}
