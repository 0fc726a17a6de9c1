/** The elements that an article's HTML may have. The editor offers no others, the sanitiser keeps no others. */
export const ARTICLE_TAGS = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "a",
  "strong",
  "em",
  "u",
  "s",
  "sub",
  "sup",
  "img",
  "blockquote",
  "code",
  "pre",
  "br",
  "hr",
  "figure",
  "figcaption",
  "table",
  "caption",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
];

/** Whether an article may show this picture. One from elsewhere would tell another host who reads: only our own uploads
 *  may. */
export function isArticleImage(url: string): boolean {
  return /^\/uploads\/[\w.-]+$/.test(url);
}

/** Gives the attributes of a link in an article with a safe URL; a link to another site opens in a new tab. */
export function articleLinkAttributes(href: string): Record<string, string> {
  return /^https?:/i.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };
}

/** The attributes of a numbered list that begins with this number; one that begins with 1, or with no number, has
 *  none. */
export function listAttributes(start: string): Record<string, string> {
  return /^\d{1,6}$/.test(start) && Number(start) !== 1 ? { start: String(Number(start)) } : {};
}
