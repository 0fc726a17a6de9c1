import { Suspense, useEffect, useRef, useState } from "react";
import { isSameProduct, type KeptProduct } from "#contracts/product/chosen-products.ts";
import { recentProducts } from "#public-app/product/stored-products.ts";
import { lazyExtra } from "#public-app/ui/hydration.ts";

// Where the list does not come, the page is complete without it.
const RecentlySeen = lazyExtra(async () => (await import("./recently-seen.tsx")).RecentlySeen);

/** The products seen before, but for the one of this page, once one scrolls near. */
export function LazyRecentlySeen({ except }: { except?: KeptProduct }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const others = recentProducts.useProducts().filter((product) => !except || !isSameProduct(product, except));
  const slugs = others.map(({ slug }) => slug);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: "400px" });
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container}>
      <Suspense>{isNear && slugs.length > 0 && <RecentlySeen slugs={slugs} />}</Suspense>
    </div>
  );
}
