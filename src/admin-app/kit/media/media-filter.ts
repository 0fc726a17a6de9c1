import { type PagedFilter, parsePagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** Files on one page of the library. */
export const MEDIA_PAGE_SIZE = 24;

const SHOWN = ["image", "pdf", "unused"] as const;

/** The state of the library that lives in its URL; an absent `show` is everything. */
export type MediaFilter = PagedFilter & { show?: (typeof SHOWN)[number] };

/** Reads the URL of the library; everything unknown, empty or default is dropped. */
export function parseMediaFilter(search: Record<string, unknown>): MediaFilter {
  const show = SHOWN.find((known) => known === search.show);
  return { ...parsePagedFilter(search), ...(show && { show }) };
}

/** The same as the server asks for it. */
export function toMediaQuery({ q, show, page = 1 }: MediaFilter) {
  const narrowed = show === "unused" ? { unused: true } : { ...(show && { kind: show }) };
  return { ...(q !== undefined && { q }), ...narrowed, page, limit: MEDIA_PAGE_SIZE };
}
