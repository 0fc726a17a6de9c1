import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";

const load = async () => (await import("./catalogue-closing.tsx")).CatalogueClosing;

/** The end of the catalogue. */
export const LazyCatalogueClosing = lazyInView(load, import.meta.env.SSR && (await load()));
