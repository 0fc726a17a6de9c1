import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";

const load = async () => (await import("./home-rest.tsx")).HomeRest;

/** What is far below on the home page. */
export const LazyHomeRest = lazyInView(load, import.meta.env.SSR && (await load()));
