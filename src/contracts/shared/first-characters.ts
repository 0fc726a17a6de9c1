const GRAPHEMES = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** The beginning of a text, at most `length` UTF-16 units, as limits count them, without a blank at its end. What a person sees as one character stays
 *  whole or goes: half an emoji can neither be stored nor searched for. */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text.trimEnd();
  const cut = GRAPHEMES.segment(text).containing(length)?.index ?? length;
  // One character longer than the limit, a letter under a hundred accents, is cut between two code points.
  return (cut > 0 ? text.slice(0, cut) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")).trimEnd();
}
