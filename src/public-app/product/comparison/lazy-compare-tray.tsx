import { lazy, Suspense } from "react";
import { comparedProducts } from "./compared-products.ts";

// Where the tray does not come, the page is complete without it.
const CompareTray = lazy(() =>
  import("./compare-tray.tsx").then(({ CompareTray: tray }) => ({ default: tray })).catch(() => ({ default: () => null })),
);

/** The tray of products to compare, as soon as there is one. */
export function LazyCompareTray() {
  const slugs = comparedProducts.useSlugs();
  return <Suspense>{slugs.length > 0 && <CompareTray slugs={slugs} />}</Suspense>;
}
