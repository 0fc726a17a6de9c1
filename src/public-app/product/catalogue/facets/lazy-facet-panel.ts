import { lazy } from "react";

let wanted = Promise.withResolvers<void>();

/** Lets the facets follow what is done. Until then they stay as the server has drawn them: a form and links, which need no script. */
export const wantFacets = () => wanted.resolve();

/** Where the script does not come, the server's drawing stays, and the next touch asks again. */
async function loadPanel() {
  for (;;) {
    if (document.getElementById("facettes")) await wanted.promise;
    try {
      return { default: (await import("./facet-panel.tsx")).FacetPanel };
    } catch {
      wanted = Promise.withResolvers();
      await wanted.promise;
    }
  }
}

/** The facets of the catalogue. Their script comes when they are first touched. */
export const LazyFacetPanel = import.meta.env.SSR ? (await import("./facet-panel.tsx")).FacetPanel : lazy(loadPanel);
