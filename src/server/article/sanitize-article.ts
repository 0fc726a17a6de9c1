import sanitizeHtml from "sanitize-html";
import { isSafeUrl } from "#contracts/shared/url.ts";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
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
    h1: "h2",
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs } }),
    a: (tagName, { href = "" }) => {
      if (!isSafeUrl(href)) return { tagName, attribs: {} };
      const attribs: Record<string, string> = /^https?:/i.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };
      return { tagName, attribs };
    },
  },
  // A picture from elsewhere would tell another host who reads: only our own uploads stay.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^\/uploads\/[\w.-]+$/.test(attribs.src ?? ""),
};

/** The HTML of an article with nothing in it that runs, frames, overlays or loads from elsewhere. Idempotent.
 *  Applied when an article is stored and again when it is read. Source: reliability.md INP-9, INP-10. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
