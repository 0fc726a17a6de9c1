import { excerptOf } from "#contracts/shared/excerpt.ts";
import { hasRenditions, RENDITION_FORMATS, type RenditionFormat, srcSetOf } from "#contracts/shared/image-path.ts";
import { slugify } from "#contracts/shared/slug.ts";
import type { PictureOf } from "#server/media/stored-pictures.ts";

/** Widths at which a picture in the text is shown: the measure, and the screen below it. */
const SIZES = "(min-width: 760px) 700px, 92vw";

const HEADING = /<h([234])>(.*?)<\/h\1>/gs;
const IMAGE = /<img\b[^>]*>/g;

/** URLs of the pictures in sanitised HTML. */
export function imageUrlsIn(html: string): string[] {
  return [...html.matchAll(IMAGE)].flatMap(([tag]) => attributeOf(tag, "src"));
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

/** An anchor that no other element of the page has: the page's own ids never begin like this. */
function anchorMaker(): (title: string) => string {
  const uses = new Map<string, number>();
  return (title) => {
    const anchor = `partie-${slugify(title).slice(0, 60).replace(/-$/, "") || "sans-titre"}`;
    const use = (uses.get(anchor) ?? 0) + 1;
    uses.set(anchor, use);
    return use === 1 ? anchor : `${anchor}--${use}`;
  };
}

function enhanceImage(tag: string, pictureOf: PictureOf): string {
  const url = attributeOf(tag, "src");
  const { width = Number(attributeOf(tag, "width")), height = Number(attributeOf(tag, "height")), color } = pictureOf(url) ?? {};
  const size = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : "";
  const ground = color ? ` style="background-color:${color}"` : "";
  const image = `<img src="${url}" alt="${attributeOf(tag, "alt")}"${size}${ground} loading="lazy" decoding="async">`;
  if (!hasRenditions(url)) return image;
  const source = (format: RenditionFormat) =>
    `<source type="image/${format}" srcset="${srcSetOf(url, format, width || undefined)}" sizes="${SIZES}">`;
  return `<picture>${RENDITION_FORMATS.map(source).join("")}${image}</picture>`;
}

/** Enhances sanitised HTML for reading: headings get anchors, pictures their size, formats and widths, tables a frame that scrolls.
 *  `contents` names the main headings in their order. The sanitiser's output is regular (quoted attributes, escaped text), which is
 *  what lets patterns read it; nothing that an author wrote is put into an attribute without having been one. */
export function enhanceHtml(html: string, pictureOf: PictureOf) {
  const anchorOf = anchorMaker();
  const contents: { anchor: string; title: string }[] = [];
  const content = html
    .replace(HEADING, (_, level: string, inner: string) => {
      const title = excerptOf(inner, 200);
      const anchor = anchorOf(title);
      if (level === "2" && title) contents.push({ anchor, title });
      return `<h${level} id="${anchor}">${inner}</h${level}>`;
    })
    .replaceAll("<table>", `<section class="table" aria-label="Tableau" tabindex="0"><table>`)
    .replaceAll("</table>", "</table></section>")
    .replace(IMAGE, (tag) => enhanceImage(tag, pictureOf));
  return { content, contents };
}
