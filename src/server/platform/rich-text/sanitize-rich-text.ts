import { createRequire } from "node:module";
import type sanitizeHtml from "sanitize-html";
import { ARTICLE_TAGS, articleLinkAttributes, isArticleImage, listAttributes } from "#contracts/article/article-html.ts";
import { cleanFileUrl } from "#contracts/shared/image-path.ts";
import { isSafeUrl } from "#contracts/shared/url.ts";
import { FOREIGN_BLOCKS, keepLines } from "./keep-lines.ts";

type SanitizeHtml = typeof sanitizeHtml;

/** Loaded with the first article: it takes several megabytes. */
const load = (): SanitizeHtml => createRequire(import.meta.url)("sanitize-html");
let sanitize: SanitizeHtml | undefined;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ARTICLE_TAGS, ...FOREIGN_BLOCKS],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    b: "strong",
    i: "em",
    del: "s",
    strike: "s",
    h1: "h2",
    h5: "h4",
    h6: "h4",
    menu: "ul",
    dir: "ul",
    ol: (tagName, { start = "" }) => ({ tagName, attribs: listAttributes(start) }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, src: cleanFileUrl(attribs.src ?? "") } }),
    a: (tagName, { href = "" }) => ({ tagName, attribs: isSafeUrl(href) ? articleLinkAttributes(href) : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isArticleImage(attribs.src ?? ""),
};

/** Removes everything from an article's HTML that runs, frames, overlays or loads from elsewhere. Idempotent. Applied
 *  when an article is stored and again when it is read. Source: INP-9, INP-10. */
export function sanitizeRichText(html: string): string {
  sanitize ??= load();
  return keepLines(sanitize(html, OPTIONS)).trim();
}
