import { join } from "node:path";
import PDFDocument from "pdfkit";
import { escapeXml } from "#server/platform/language/markup.ts";

/** Characters that our font does not draw (README.md), and control characters. */
const UNDRAWN =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0192\u0218-\u021b\u02c6\u02c7\u02d8-\u02dd\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1e9e\u1ea0-\u1ef9\u2007\u2009\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u2044\u2070\u2074-\u2079\u2080-\u2089\u20ac\u2116\u2122\u2126\u212e\u2153-\u215e\u2190-\u2199\u2202\u2206\u220f\u2211\u2212\u2215\u2219\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25ca\u2713]/gu;

const PICTOGRAM = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f)*\s?/gu;

/** Converts a text to the characters of our font: pictograms are left out, where it has no sign of their own, and
 *  unknown characters become `?`. A missing glyph would be an empty box, which PDF/UA forbids. */
export function drawableText(text: string): string {
  const written = text.normalize("NFC").replace(/\t/g, " ");
  const withoutPictograms = written.replace(PICTOGRAM, (sign) => (sign.search(UNDRAWN) === -1 ? sign : ""));
  return withoutPictograms.replace(/[\u200b-\u200f\u2028\u2029\ufeff\u00ad]|\ufe0f/gu, "").replace(UNDRAWN, "?");
}

type Document = InstanceType<typeof PDFDocument>;

/** The page that a drawing is drawn on. */
export type Page = Document;

/** Method of pdfkit that its types lack. */
type Pictures = { openImage: (jpeg: Buffer) => { width: number; height: number } };
type Element = ReturnType<Document["struct"]>;

/** Page in points: A4 with wide margins. The footer is below the bottom margin. */
export const PAGE = { margin: 52, width: 595.28, height: 841.89, bottom: 84 };

/** Width of a line of text. */
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Files of the two weights of a face. */
type Faces = { regular: string; strong: string };

const FACES: Faces = {
  regular: join(import.meta.dirname, "lumidar-sheet-400.ttf"),
  strong: join(import.meta.dirname, "lumidar-sheet-600.ttf"),
};

/** Style of a text; `lang` where it is in another language than the document. */
export type Style = { size: number; color: string; isStrong?: boolean; lineGap?: number; lang?: string; left?: number; width?: number };

/** Position and size of what is drawn, in points. */
export type Box = { left: number; top: number; width: number; height: number };

/** A picture, what it shows, and the box that it must fit. */
export type Figure = Box & { jpeg: Buffer; alt: string; lang: string; isAtRight?: boolean };

/** Title that pdfkit also writes into XML, where it does not escape it. */
class Title extends String {
  override toString(): string {
    return escapeXml(this.valueOf());
  }
}

const boxOf = ({ width = CONTENT_WIDTH, lineGap = 0 }: Style) => ({ width, lineGap });

function bytesOf(doc: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  doc.on("end", () => resolve(Buffer.concat(chunks)));
  doc.on("error", reject);
  return promise;
}

/** PDF/UA document in progress: each part is below the one before, and is read after it. All that is read is in a
 *  structure tree, all else is an artifact. The same calls give the same bytes; `date` is the stated date of creation,
 *  and seeds the id. */
export class TaggedPdf {
  readonly root: Element;
  readonly #doc: Document;
  readonly #whole: Promise<Buffer>;
  readonly #faces: Faces;

  constructor({ title, author, lang, date, faces = FACES }: { title: string; author: string; lang: string; date: Date; faces?: Faces }) {
    this.#faces = faces;
    const info = { Title: new Title(title), Author: new Title(author), CreationDate: date, ModDate: date };
    this.#doc = new PDFDocument({
      size: "A4",
      pdfVersion: "1.7",
      subset: "PDF/UA" as "PDF/A-3a", // known to pdfkit, not to its types
      tagged: true,
      bufferPages: true,
      displayTitle: true,
      lang,
      margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.bottom },
      info: info as object, // texts that are objects: see Title
      font: faces.regular,
    });
    // As a string it is written the same, but pdfkit makes no `CIDSet`: PDF/UA asks for none, and pdfkit's lacks glyphs
    // of which accented letters are composed.
    Object.assign(this.#doc, { subset: "1" });
    this.#whole = bytesOf(this.#doc);
    this.root = this.#doc.struct("Document");
    this.#doc.addStructure(this.root);
  }

  #set({ size, color, isStrong = false }: Style): void {
    this.#doc
      .font(isStrong ? this.#faces.strong : this.#faces.regular)
      .fontSize(size)
      .fillColor(color);
  }

  /** Height of a text. */
  heightOf(text: string, style: Style): number {
    this.#set(style);
    return this.#doc.heightOfString(drawableText(text), boxOf(style));
  }

  /** Writes a text as an element of the tree. */
  write(parent: Element, tag: string, text: string, style: Style & { scope?: "Row" }): void {
    const { lang, scope } = style;
    this.#add(parent, tag, { ...(lang && { lang }), ...(scope && { scope }) }, () => {
      this.#set(style);
      this.#doc.text(drawableText(text), style.left ?? PAGE.margin, this.#doc.y, boxOf(style));
    });
  }

  /** Draws a picture with its text, as large as its box allows; gives its height. */
  figure({ jpeg, alt, lang, isAtRight = false, left, top, ...box }: Figure): number {
    const image = (this.#doc as Document & Pictures).openImage(jpeg); // see Pictures
    const scale = Math.min(box.width / image.width, box.height / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    const x = isAtRight ? left + box.width - width : left;
    this.draw({ alt, lang, left: x, top, width, height }, (page) => page.image(jpeg, x, top, { width, height }));
    return height;
  }

  /** Draws a drawing with its text. */
  draw({ alt, lang, left, top, width, height }: Omit<Figure, "jpeg">, draw: (page: Page) => void): void {
    const bbox = [left, top, left + width, top + height];
    this.#add(this.root, "Figure", { alt: drawableText(alt), ...(lang && { lang }), placement: "Block", bbox }, () => draw(this.#doc));
  }

  /** Writes a word of a drawing, centred at a point. */
  label(text: string, { x, y, ...style }: Style & { x: number; y: number }): void {
    this.#set(style);
    const { y: before } = this.#doc;
    const width = this.#doc.widthOfString(text);
    this.#doc.text(text, x - width / 2, y - style.size / 2, { lineBreak: false });
    this.#doc.y = before;
  }

  #add(parent: Element, tag: string, options: object, draw: () => void): void {
    const element = this.#doc.struct(tag, options, [draw]);
    parent.add(element);
    element.end();
  }

  /** Adds a part of the tree with others in it. */
  group(parent: Element, tag: string, fill: (element: Element) => void): void {
    const element = this.#doc.struct(tag);
    parent.add(element);
    fill(element);
    element.end();
  }

  /** Draws an artifact, which is not read. */
  decorate(draw: (page: Document) => void): void {
    this.#doc.markContent("Artifact", { type: "Layout" });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  /** Starts a new page where so many points no longer fit. No page stays empty for what fits on none. */
  reserveHeight(height: number): void {
    const isFresh = this.#doc.y <= PAGE.margin + 1;
    if (!isFresh && this.#doc.y + height > PAGE.height - PAGE.bottom) this.#doc.addPage();
  }

  /** Position of the next text, in points from the top of its page. */
  get top(): number {
    return this.#doc.y;
  }

  set top(points: number) {
    this.#doc.y = points;
  }

  get pageCount(): number {
    return this.#doc.bufferedPageRange().count;
  }

  /** Writes one line of the footer, smaller where it is too long. */
  footerLine(text: string, { top, ...style }: Style & { top: number }): void {
    this.#set(style);
    const line = drawableText(text);
    this.#doc.fontSize(style.size * Math.min(1, CONTENT_WIDTH / this.#doc.widthOfString(line)));
    this.#doc.text(line, PAGE.margin, top, { lineBreak: false });
  }

  /** Ends the document: `footer` draws an artifact on each page. */
  async end(footer: (page: Document, number: number, count: number) => void): Promise<Buffer> {
    this.root.end();
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page);
      this.decorate(() => footer(this.#doc, page + 1, count));
    }
    this.#doc.end();
    return this.#whole;
  }
}
