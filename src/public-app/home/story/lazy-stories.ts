import { lazy } from "react";

/** For `ServerPart`: the server, which waits for nothing while it renders, has them at once; a browser fetches them where it draws the page itself. */
export const LazyStories = import.meta.env.SSR
  ? (await import("./stories.tsx")).Stories
  : lazy(async () => ({ default: (await import("./stories.tsx")).Stories }));
