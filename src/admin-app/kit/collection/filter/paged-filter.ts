import { parseTextFilter, type TextFilter } from "./text-filter.ts";

/** The state of a list that the server searches and gives a page at a time; the first page is not named. */
export type PagedFilter = TextFilter & { page?: number };

const PAGE_MAX = 1_000_000;

/** Reads the URL of such a list; everything unknown, empty or default is dropped. */
export function parsePagedFilter(search: Record<string, unknown>): PagedFilter {
  const page = Number(search.page);
  const isLater = Number.isInteger(page) && page > 1 && page < PAGE_MAX;
  return { ...parseTextFilter(search), ...(isLater && { page }) };
}
