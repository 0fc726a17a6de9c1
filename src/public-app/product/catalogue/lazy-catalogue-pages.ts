import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";

const load = async () => (await import("./catalogue-pages.tsx")).CataloguePages;

/** The links to the other pages, below the cards. */
export const LazyCataloguePages = lazyInView(load, import.meta.env.SSR && (await load()));
