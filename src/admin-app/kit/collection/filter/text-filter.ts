import { normalize, searchWords } from "#contracts/shared/normalize.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";

/** The state of a short list that lives in its URL. */
export type TextFilter = { q?: string };

/** Reads the URL of a list; everything unknown or empty is dropped. */
export function parseTextFilter({ q }: Record<string, unknown>): TextFilter {
  const words = typeof q === "string" ? firstCharacters(q.trim(), MAX_LENGTH.search) : "";
  return words ? { q: words } : {};
}

/** Whether every word typed stands in one of the texts, whatever its case and accents. Source: ADM-6. */
export function matchesText({ q = "" }: TextFilter, ...texts: string[]): boolean {
  const text = normalize(texts.join(" "));
  return searchWords(q).every((word) => text.includes(word));
}
