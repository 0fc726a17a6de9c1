import { searchWords } from "#contracts/shared/normalize.ts";

/** The LIKE pattern of whatever holds this text. Wildcards in it are letters like any other. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Conditions on a normalized `search_text`: every word of the search must stand in it, whatever its case and accents. */
export function holdingWords(q: string): { search_text: { $like: string } }[] {
  return searchWords(q).map((word) => ({ search_text: { $like: containing(word) } }));
}
