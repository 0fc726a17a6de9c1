import { firstCharacters } from "./text-length.ts";

/** Elements inside a word: « H<sub>2</sub>O » is one. */
const INLINE = new Set("a abbr b cite code del em font i ins mark q s small span strike strong sub sup u wbr".split(" "));

/** Elements whose content no one reads. */
const HIDDEN = new Set(["script", "style", "template", "title"]);

/** A tag, or the text up to the next one. A sign that begins no tag is text. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?:[\s/:][^<>]*)?>|<![^<>]*>|[^<]+|</gi;

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function character(code: number): string {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
}

/** Reads each entity once: numbers, and the names that stored HTML may have. Other names stay as they are written. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (written, hex?: string, decimal?: string, name = "") => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return decimal !== undefined ? character(Number(decimal)) : (NAMED[name] ?? written);
  });
}

/** Separator that a tag leaves between the texts before and after it. */
function gapOf(name: string, isEnd: boolean): string {
  if (INLINE.has(name)) return "";
  if (name === "td" || name === "th") return isEnd ? " " : "";
  return "\n";
}

/** The text of an HTML fragment: a line for each block, row and line break, cells apart by a space, no empty line,
 *  entities decoded, blanks merged (French no-break spaces stay). For display as text only, never as HTML; HTML from
 *  elsewhere goes through the sanitiser first. */
export function plainText(html: string): string {
  let written = "";
  let hidden = "";
  let preformatted = 0;
  for (const [token, slash, tag] of html.matchAll(TOKEN)) {
    const name = tag?.toLowerCase();
    if (hidden !== "") {
      if (name === hidden && slash) hidden = "";
    } else if (name === undefined) {
      if (!token.startsWith("<!")) written += preformatted > 0 ? token : token.replace(/[\t\n\v\f\r ]+/g, " ");
    } else {
      if (!slash && HIDDEN.has(name)) hidden = name;
      if (name === "pre") preformatted += slash ? -1 : 1;
      written += gapOf(name, slash === "/");
    }
  }
  const lines = decodeEntities(written).split("\n");
  return lines
    .map((line) => line.replace(/[\t\v\f\r ]+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** Text of HTML like `plainText`, in one line. */
export function plainLine(html: string): string {
  return plainText(html).replaceAll("\n", " ");
}

/** Length of an excerpt made from an article's content, in characters. Source: ART-3. */
export const EXCERPT_LENGTH = 160;

/** Length of the text on a card whose article has no excerpt, in characters. Source: ART-3. */
export const CARD_TEXT_LENGTH = 150;

/** First `length` characters of an article's text. Source: ART-3. */
export function excerptOf(html: string, length = EXCERPT_LENGTH): string {
  return firstCharacters(plainLine(html), length);
}
