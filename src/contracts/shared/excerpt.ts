import { firstCharacters } from "./first-characters.ts";
import { plainLine } from "../text/plain-text.ts";

/** Length of an excerpt made from an article's content, in characters. Source: ART-3. */
export const EXCERPT_LENGTH = 160;

/** Length of the text on a card whose article has no excerpt, in characters. Source: ART-3. */
export const CARD_TEXT_LENGTH = 150;

/** First `length` characters of an article's text. Source: ART-3. */
export function excerptOf(html: string, length = EXCERPT_LENGTH): string {
  return firstCharacters(plainLine(html), length);
}
