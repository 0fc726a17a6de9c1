import { Suspense, useState } from "react";
import { comparedProducts } from "#public-app/product/stored-products.ts";
import { lazyExtra } from "#public-app/ui/hydration.ts";

// Where the tray does not come, the page is complete without it.
const CompareTray = lazyExtra(async () => (await import("./compare-tray.tsx")).CompareTray);

/** The tray of products to compare, loaded as soon as there is one. A status beside it says what was done in it, since
 *  the tray disappears with its last product. */
export function LazyCompareTray() {
  const products = comparedProducts.useProducts();
  const [said, say] = useState("");
  return (
    <>
      <Suspense>{products.length > 0 && <CompareTray slugs={products.map(({ slug }) => slug)} say={say} />}</Suspense>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}
