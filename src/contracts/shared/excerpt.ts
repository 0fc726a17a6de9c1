import { firstCharacters } from "./first-characters.ts";

/** Length of an excerpt made from an article's content, in characters. Source: specification §9. */
export const EXCERPT_LENGTH = 160;

/** Length of the text on a card whose article has no excerpt, in characters. Source: specification §9. */
export const CARD_TEXT_LENGTH = 150;

/** Elements inside a word: « H<sub>2</sub>O » is one. */
const INLINE_TAG = /<\/?(?:a|b|strong|i|em|u|s|del|strike|sub|sup|code|span|mark|small)\b[^>]*>/gi;

/** Plain text of an HTML fragment: tags gone, the five common entities read, blanks merged (French no-break spaces stay). For display as text only, never as HTML. */
export function stripTags(html: string): string {
  return html
    .replace(INLINE_TAG, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/[\t\n\v\f\r ]+/g, " ")
    .trim();
}

/** First `length` characters of an article's text. Source: specification §5 « Auto excerpt ». */
export function excerptOf(html: string, length = EXCERPT_LENGTH): string {
  return firstCharacters(stripTags(html), length);
}
