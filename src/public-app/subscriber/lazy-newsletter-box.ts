import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";

const load = async () => (await import("./newsletter-box.tsx")).NewsletterBox;

/** The newsletter's box at the end of a page; its form posts by itself until its script is there. */
export const LazyNewsletterBox = lazyInView(load, import.meta.env.SSR && (await load()));
