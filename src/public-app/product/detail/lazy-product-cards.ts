import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";

const load = async () => (await import("./product-cards.tsx")).ProductCards;

/** Other products, below what is told of one. */
export const LazyProductCards = lazyInView(load, import.meta.env.SSR && (await load()));
