export { CatalogueFrame } from "./catalogue-frame.tsx";
export { CatalogueLoading } from "./catalogue-loading.tsx";
export { CatalogueFailure, CatalogueResults } from "./catalogue-results.tsx";
export { loadFacets } from "./facets/lazy-facet-panel.ts";
