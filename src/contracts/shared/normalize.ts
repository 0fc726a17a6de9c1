import { withoutInvisible } from "../text/invisible.ts";

/** Text as search compares it: no accents, no case, nothing invisible, ligatures spelled out, blanks merged. « Éclairage » gives `eclairage`.
 *  Both the stored search columns and the typed words pass through here, so that they always agree. */
export function normalize(text: string): string {
  return withoutInvisible(text.normalize("NFKD"))
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** The normalized words of a search, none twice; every one of them must be found. Empty when nothing was typed. */
export function searchWords(query: string): string[] {
  return [...new Set(normalize(query).split(" ").filter(Boolean))];
}
