import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { comparedProducts } from "./compared-products.ts";
import { recentProducts } from "./recent-products.ts";

const nothing = { default: () => null };

// Where these do not come, the page is complete without them.
const CompareTray = lazy(() => import("./compare-tray.tsx").then(({ CompareTray: tray }) => ({ default: tray })).catch(() => nothing));
const RecentlySeen = lazy(() => import("./recently-seen.tsx").then(({ RecentlySeen: seen }) => ({ default: seen })).catch(() => nothing));

/** The tray of products to compare, as soon as there is one. */
export function Tray() {
  const slugs = comparedProducts.useSlugs();
  return <Suspense>{slugs.length > 0 && <CompareTray slugs={slugs} />}</Suspense>;
}

/** The products seen before, but for the one of this page, once one scrolls near. */
export function Recent({ except }: { except?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const slugs = recentProducts.useSlugs().filter((slug) => slug !== except);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: "400px" });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Suspense>{isNear && slugs.length > 0 && <RecentlySeen slugs={slugs} />}</Suspense>
    </div>
  );
}
