import { plainText } from "#contracts/text/plain-text.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";

/** A closing tag, or one that stands alone: a text that only mentions `<b>` is none. */
const MARKUP = /<\/[a-z][a-z0-9]*\s*>|<(?:br|hr|p|li|img|div|ul|ol|h[1-6])(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/i;

/** Whether a cell holds HTML: tags, or entities. */
export function isHtml(cell: string): boolean {
  return MARKUP.test(cell) || ENTITY.test(cell);
}

/** The text of HTML from another program, a line for each block. */
export function htmlToText(html: string): string {
  return plainText(sanitizeRichText(html));
}
