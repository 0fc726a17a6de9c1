import { type PagedFilter, parsePagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** Pages on one page of the list. */
export const PAGE_LIST_SIZE = 50;

/** The state of the list in its URL; without `shown` it shows all pages. */
export type PageFilter = PagedFilter & { shown?: "published" | "draft" };

/** Reads the URL of the list; everything unknown, empty or default is dropped. */
export function parsePageFilter(search: Record<string, unknown>): PageFilter {
  const { shown } = search;
  return { ...parsePagedFilter(search), ...((shown === "published" || shown === "draft") && { shown }) };
}
