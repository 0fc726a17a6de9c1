/** Text as search compares it: no accents, no case, nothing invisible, ligatures spelled out, blanks merged.
 *  « Éclairage » gives `eclairage`. Both the stored search columns and the typed words pass through here, so that they
 *  always agree. */
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

/** The letters and digits of a text, normalized: « Brise-soleil » gives `brisesoleil`. */
export function lettersOf(text: string): string {
  return normalize(text).replace(/[^\p{Letter}\p{Number}]/gu, "");
}

/** The normalized words of a search, none twice; every one of them must be found. Empty when nothing was typed. */
export function searchWords(query: string): string[] {
  return [...new Set(normalize(query).split(" ").filter(Boolean))];
}

/** Characters that leave no trace on a screen: zero-width spaces and joiners, soft hyphens, Hangul fillers, variation
 *  selectors, directions, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Whether a text has a character that is seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** A text as references, slugs and names are compared: without the characters that no one sees. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}
