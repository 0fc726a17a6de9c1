/** Characters beyond Latin-1 that the standard PDF fonts can draw. */
const DRAWN = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

/** What stands in for the characters of our texts that they cannot. */
const STAND_INS: Record<string, string> = {
  "\u202f": "\u00a0",
  "\u2009": "\u00a0",
  "₂": "2",
  "≥": "min.",
  "≤": "max.",
  "−": "-",
  "→": "-",
};

/** A text in the characters of WinAnsi, the encoding of Helvetica: narrow spaces become plain no-break ones, the unknown becomes `?`. */
export function winAnsi(text: string): string {
  const known = text.normalize("NFC").replace(/[\u202f\u2009₂≤≥−→]/g, (character) => STAND_INS[character] ?? "");
  return known.replace(/[^\n\u0020-\u007e\u00a0-\u00ff]/gu, (character) => (DRAWN.includes(character) ? character : "?"));
}
