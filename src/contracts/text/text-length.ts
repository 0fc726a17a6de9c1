/** Longest e-mail address, in characters. Source: RFC 5321 §4.5.3.1. */
export const EMAIL_MAX_LENGTH = 254;

/** Counts the characters by which a typed text is too long. Counts as `text` does once it is trimmed; negative below
 *  the limit. */
export function countExcess(typed: string, max: number): number {
  return typed.normalize("NFC").replace(/\r\n?/g, "\n").trim().length - max;
}

/** Segmenter of visible characters, made with the first cut; undefined in browsers without it (Firefox before 125). */
let graphemes: Intl.Segmenter | undefined;

/** Finds the last position up to `length` that splits no visible character; 0 where the first one is longer. */
function findCut(text: string, length: number): number {
  if (!("Segmenter" in Intl)) return 0;
  graphemes ??= new Intl.Segmenter("fr", { granularity: "grapheme" });
  return graphemes.segment(text).containing(length)?.index ?? length;
}

/** Cuts a text to at most `length` UTF-16 units, as limits count them, without a blank at its end. A visible character
 *  stays whole or goes: half an emoji can neither be stored nor searched for. */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text.trimEnd();
  const cut = findCut(text, length);
  // One character longer than the limit, a letter under a hundred accents, is cut between two code points.
  return (cut > 0 ? text.slice(0, cut) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")).trimEnd();
}
