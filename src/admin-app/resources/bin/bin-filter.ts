import { parseTextFilter, type PagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** The state of the bin that lives in its URL; what is absent narrows nothing. */
export type BinFilter = PagedFilter & { noun?: string };

/** Reads the URL of the bin; everything unreadable or empty is dropped. */
export function parseBinFilter({ q, noun }: Record<string, unknown>): BinFilter {
  return { ...parseTextFilter({ q }), ...(typeof noun === "string" && /^[a-z]+(-[a-z]+)*$/.test(noun) && { noun }) };
}
