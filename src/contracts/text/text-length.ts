/** Longest e-mail address, in characters. Source: RFC 5321 §4.5.3.1. */
export const EMAIL_MAX_LENGTH = 254;

/** Counts the characters by which a typed text is too long, counted as `text` counts it once it is trimmed; negative
 *  while there is room. */
export function countExcess(typed: string, max: number): number {
  return typed.normalize("NFC").replace(/\r\n?/g, "\n").trim().length - max;
}

/** Made with the first cut; undefined where a visitor's browser is older than it (Firefox before 125). */
let graphemes: Intl.Segmenter | undefined;

/** Finds where to cut a text so that no character that a person sees is taken apart; 0 where its first one is longer
 *  than that. */
function cutBefore(text: string, length: number): number {
  if (!("Segmenter" in Intl)) return 0;
  graphemes ??= new Intl.Segmenter("fr", { granularity: "grapheme" });
  return graphemes.segment(text).containing(length)?.index ?? length;
}

/** The beginning of a text, at most `length` UTF-16 units, as limits count them, without a blank at its end. What a
 *  person sees as one character stays whole or goes: half an emoji can neither be stored nor searched for. */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text.trimEnd();
  const cut = cutBefore(text, length);
  // One character longer than the limit, a letter under a hundred accents, is cut between two code points.
  return (cut > 0 ? text.slice(0, cut) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")).trimEnd();
}
