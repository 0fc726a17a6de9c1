import { normalize, searchWords } from "#contracts/shared/normalize.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { idSchema } from "#contracts/shared/entity.ts";

/** The state of a list that the server searches and gives a page at a time; the first page is not named. */
export type PagedFilter = TextFilter & { page?: number };

const PAGE_MAX = 1_000_000;

/** Reads the URL of such a list; everything unknown, empty or default is dropped. */
export function parsePagedFilter(search: Record<string, unknown>): PagedFilter {
  const page = Number(search.page);
  const isLater = Number.isInteger(page) && page > 1 && page < PAGE_MAX;
  return { ...parseTextFilter(search), ...(isLater && { page }) };
}

/** The state of a short list that lives in its URL. */
export type TextFilter = { q?: string };

/** Reads the URL of a list; everything unknown or empty is dropped. */
export function parseTextFilter({ q }: Record<string, unknown>): TextFilter {
  const words = typeof q === "string" ? firstCharacters(q.trim(), MAX_LENGTH.search) : "";
  return words ? { q: words } : {};
}

/** Checks that every word typed stands in one of the texts, whatever its case and accents. Source: ADM-6. */
export function matchesText({ q = "" }: TextFilter, ...texts: string[]): boolean {
  const text = normalize(texts.join(" "));
  return searchWords(q).every((word) => text.includes(word));
}

/** The item that a new one starts from, in the URL of its form. */
type CopiedSearch = { copy?: number };

/** Reads that part of the URL; what is no id is dropped. */
export function parseCopied({ copy }: Record<string, unknown>): CopiedSearch {
  const { data } = idSchema.safeParse(Number(copy));
  return data === undefined ? {} : { copy: data };
}
