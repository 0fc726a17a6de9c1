import { lazy } from "react";
import type { FacetPanel } from "./facet-panel.tsx";

let wanted = Promise.withResolvers<void>();
let panel: typeof FacetPanel | undefined;

/** Fetches what draws the facets; from then on they are drawn with the page. */
export const loadFacets = async (): Promise<typeof FacetPanel> => (panel = (await import("./facet-panel.tsx")).FacetPanel);

/** Lets the facets follow what is done. Until then they stay as the server has drawn them: a form and links, which need no script. */
export const wantFacets = () => wanted.resolve();

/** Where the script does not come, the server's drawing stays, and the next touch asks again. */
async function loadPanel() {
  for (;;) {
    if (document.getElementById("facettes")) await wanted.promise;
    try {
      return { default: await loadFacets() };
    } catch {
      wanted = Promise.withResolvers();
      await wanted.promise;
    }
  }
}

const LazyPanel = lazy(loadPanel);
if (import.meta.env.SSR) await loadFacets();

/** The facets of the catalogue. Where the server has drawn them, their script comes when they are first touched. */
export const facetPanel = () => panel ?? LazyPanel;
