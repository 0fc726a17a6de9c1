import { Parser } from "htmlparser2";
import { excerptOf } from "#contracts/text/plain-text.ts";
import { hasRenditions, RENDITION_FORMATS, type RenditionFormat, srcSetOf } from "#contracts/shared/image-path.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { escapeXml } from "#server/platform/language/markup.ts";
import type { PictureOf } from "#server/platform/media/stored-pictures.ts";
import { type NamedProduct, productParagraphs, type ProductOf } from "./named-products.ts";

/** Widths at which a picture in the text is shown: the measure, and the screen below it. */
const SIZES = "(min-width: 760px) 700px, 92vw";

/** The width of the picture on the card of a product. */
const CARD_SIZES = "128px";

const TABLE_FRAME = `<section class="table" aria-label="Tableau" tabindex="0">`;

const HEADING = /^h[234]$/;

/** Replacement of a range of the HTML by `text`. */
type Edit = { start: number; end: number; text: string };

type Attributes = Record<string, string>;

/** Lists the URLs of the pictures in HTML. */
export function listImageUrls(html: string): string[] {
  const urls: string[] = [];
  new Parser({
    onopentag(name, { src = "" }) {
      if (name === "img") urls.push(src);
    },
  }).end(html);
  return urls;
}

/** Creates anchors that are unique in the page, whose own ids never begin like these. */
function createAnchors(prefix: string): (title: string) => string {
  const uses = new Map<string, number>();
  return (title) => {
    const anchor = `${prefix}-${slugify(title).slice(0, 60).replace(/-$/, "") || "sans-titre"}`;
    const use = (uses.get(anchor) ?? 0) + 1;
    uses.set(anchor, use);
    return use === 1 ? anchor : `${anchor}--${use}`;
  };
}

/** Puts a value between double quotes, as the sanitiser does. */
function quoteAttribute(value: string): string {
  return `"${value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")}"`;
}

function enhanceImage({ src: url = "", alt = "", ...attributes }: Attributes, pictureOf: PictureOf, sizes = SIZES): string {
  const { width = Number(attributes.width), height = Number(attributes.height), color } = pictureOf(url) ?? {};
  const size = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : "";
  const ground = color ? ` style="background-color:${color}"` : "";
  const image = `<img src=${quoteAttribute(url)} alt=${quoteAttribute(alt)}${size}${ground} loading="lazy" decoding="async"/>`;
  if (!hasRenditions(url)) return image;
  const source = (format: RenditionFormat) =>
    `<source type="image/${format}" srcset="${srcSetOf(url, format, width || undefined)}" sizes="${sizes}"/>`;
  return `<picture>${RENDITION_FORMATS.map(source).join("")}${image}</picture>`;
}

/** Builds the card that replaces a paragraph which is nothing but a product's link. */
function productCard({ slug, title, summary, image }: NamedProduct): string {
  const picture = image ? enhanceImage({ src: image.url }, () => image, CARD_SIZES) : "";
  const words = `<span><strong>${escapeXml(title)}</strong><br/>${escapeXml(summary)}</span>`;
  return `<p class="product"><a href="/produits/${slug}">${picture}${words}</a></p>`;
}

function applyEdits(html: string, edits: Edit[]): string {
  let applied = "";
  let position = 0;
  for (const { start, end, text } of edits) {
    applied += html.slice(position, start) + text;
    position = end;
  }
  return applied + html.slice(position);
}

/** Replaces the paragraphs that only name a product by its card. */
function withProductCards(html: string, productOf: ProductOf): string {
  const edits = productParagraphs(html).flatMap(({ slug, start, end }) => {
    const product = productOf(slug);
    return product ? [{ start, end, text: productCard(product) }] : [];
  });
  return applyEdits(html, edits);
}

/** Enhances sanitised HTML for reading: headings get anchors, pictures their size, formats and widths, tables a frame
 *  that scrolls, products named in a paragraph of their own a card. `contents` names the main headings in their order.
 *  What is not enhanced stays as it is written. Anchors begin with `prefix`. */
export function enhanceHtml(html: string, pictureOf: PictureOf, productOf: ProductOf = () => undefined, prefix = "partie") {
  const anchorOf = createAnchors(prefix);
  const contents: { anchor: string; title: string }[] = [];
  const edits: Edit[] = []; // in the order of the text
  const openHeadings: { innerStart: number; edit: Edit }[] = [];
  const addEdit = (start: number, end: number, text: string): Edit => {
    const edit = { start, end, text };
    edits.push(edit);
    return edit;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex: start, endIndex } = parser;
      if (name === "img") addEdit(start, endIndex + 1, enhanceImage(attributes, pictureOf));
      if (name === "table") addEdit(start, start, TABLE_FRAME);
      const afterName = start + "<h2".length;
      if (HEADING.test(name)) openHeadings.push({ innerStart: endIndex + 1, edit: addEdit(afterName, afterName, "") });
    },
    onclosetag(name, isImplied) {
      // An implied end stands before the tag that implies it.
      const end = isImplied ? parser.startIndex : parser.endIndex + 1;
      if (name === "table") addEdit(end, end, isImplied ? "</table></section>" : "</section>");
      const heading = HEADING.test(name) ? openHeadings.pop() : undefined;
      if (!heading) return;
      const title = excerptOf(html.slice(heading.innerStart, parser.startIndex), 200);
      const anchor = anchorOf(title);
      if (name === "h2" && title) contents.push({ anchor, title });
      heading.edit.text = ` id="${anchor}"`;
    },
  });
  parser.end(html);
  // The cards come last: their pictures are enhanced already.
  return { content: withProductCards(applyEdits(html, edits), productOf), contents };
}
