/** What our face draws (README.md), but for control characters. */
const UNDRAWN =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0192\u0218-\u021b\u02c6\u02c7\u02d8-\u02dd\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1e9e\u1ea0-\u1ef9\u2007\u2009\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u2044\u2070\u2074-\u2079\u2080-\u2089\u20ac\u2116\u2122\u2126\u212e\u2153-\u215e\u2190-\u2199\u2202\u2206\u220f\u2211\u2212\u2215\u2219\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25ca\u2713]/gu;

const PICTOGRAM = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f)*\s?/gu;

/** A text in the characters of our face: pictograms are left out, where there is a sign of its own for them it is that, and the unknown is `?`. A glyph
 *  that is missing would be an empty box, which PDF/UA forbids. */
export function drawableText(text: string): string {
  const written = text.normalize("NFC").replace(/\t/g, " ");
  const withoutPictograms = written.replace(PICTOGRAM, (sign) => (sign.search(UNDRAWN) === -1 ? sign : ""));
  return withoutPictograms.replace(/[\u200b-\u200f\u2028\u2029\ufeff\u00ad]|\ufe0f/gu, "").replace(UNDRAWN, "?");
}
