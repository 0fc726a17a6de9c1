import { FROM_PATH_MAX } from "#contracts/redirection/redirection.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { type PagedFilter, parsePagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** Redirections on one page of the list. */
export const REDIRECTION_PAGE_SIZE = 50;

/** The state of the list in its URL. `from` is the old address with which a new form opens. */
export type RedirectionFilter = PagedFilter & { from?: string };

/** Reads the URL of the list; everything unknown, empty or default is dropped. */
export function parseRedirectionFilter(search: Record<string, unknown>): RedirectionFilter {
  const from = typeof search.from === "string" ? firstCharacters(search.from, FROM_PATH_MAX) : "";
  return { ...parsePagedFilter(search), ...(from && { from }) };
}
