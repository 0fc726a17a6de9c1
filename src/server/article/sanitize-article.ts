import { createRequire } from "node:module";
import type sanitizeHtml from "sanitize-html";
import { ARTICLE_TAGS, articleLinkAttributes, isArticleImage } from "#contracts/article/article-html.ts";
import { cleanFileUrl } from "#contracts/shared/image-path.ts";
import { isSafeUrl } from "#contracts/shared/url.ts";

type SanitizeHtml = typeof sanitizeHtml;

/** Loaded with the first article: it takes several megabytes. */
const load = (): SanitizeHtml => createRequire(import.meta.url)("sanitize-html");
let sanitize: SanitizeHtml | undefined;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ARTICLE_TAGS,
  allowedAttributes: {
    a: ["href", "rel", "target"],
    img: ["src", "alt", "width", "height"],
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
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, src: cleanFileUrl(attribs.src ?? "") } }),
    a: (tagName, { href = "" }) => ({ tagName, attribs: isSafeUrl(href) ? articleLinkAttributes(href) : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isArticleImage(attribs.src ?? ""),
};

/** The HTML of an article with nothing in it that runs, frames, overlays or loads from elsewhere. Idempotent.
 *  Applied when an article is stored and again when it is read. Source: reliability.md INP-9, INP-10. */
export function sanitizeArticle(html: string): string {
  sanitize ??= load();
  return sanitize(html, OPTIONS).trim();
}
