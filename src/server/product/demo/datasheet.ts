import PDFDocument from "pdfkit";
import type { ProductInput } from "#contracts/product/product.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { winAnsi } from "./datasheet-text.ts";

const INK = "#0b2a30";
const AMBER = "#c9822b";
const SOFT = "#5b6f73";
const RULE = "#dcd5c8";

/** Points: an A4 page with wide margins, a column of names and a column of values. */
const PAGE = { margin: 56, width: 595.28, height: 841.89, footer: 70 };
const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
const NAME_WIDTH = 190;
const BOTTOM = PAGE.height - PAGE.footer - 10;

/** A fixed date makes the same product give the same bytes; it also seeds the document's ID. */
const CREATED = new Date("2025-01-01T00:00:00Z");

type Page = InstanceType<typeof PDFDocument>;

function footer(page: Page): void {
  const { street, postal_code: postalCode, city } = DEFAULT_SETTINGS;
  const top = PAGE.height - PAGE.footer;
  page
    .moveTo(PAGE.margin, top)
    .lineTo(PAGE.width - PAGE.margin, top)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();
  page
    .font("Helvetica-Bold")
    .fontSize(8)
    .fillColor(INK)
    .text(winAnsi(DEFAULT_SETTINGS.name), PAGE.margin, top + 12, { lineBreak: false });
  page.font("Helvetica").fillColor(SOFT);
  page.text(winAnsi(`${street}, ${postalCode} ${city}, Tunisie`), PAGE.margin, top + 24, { lineBreak: false });
  page.text(winAnsi(`${DEFAULT_SETTINGS.phone}   ${DEFAULT_SETTINGS.email}`), PAGE.margin, top + 36, { lineBreak: false });
}

function nextPage(page: Page): void {
  page.addPage();
  footer(page);
  page.x = PAGE.margin;
  page.y = PAGE.margin;
}

/** Starts a new page when `height` points no longer fit. */
function makeRoom(page: Page, height: number): void {
  if (page.y + height > BOTTOM) nextPage(page);
}

function heading(page: Page, title: string, followedBy: number): void {
  makeRoom(page, 48 + followedBy);
  page.moveDown(1).font("Helvetica-Bold").fontSize(11).fillColor(INK).text(winAnsi(title), PAGE.margin);
  page.moveDown(0.4);
}

function specificationRow(page: Page, name: string, value: string): void {
  page.font("Helvetica").fontSize(9.5);
  const valueLeft = PAGE.margin + NAME_WIDTH;
  const valueWidth = CONTENT_WIDTH - NAME_WIDTH;
  const height = Math.max(page.heightOfString(name, { width: NAME_WIDTH - 12 }), page.heightOfString(value, { width: valueWidth }));
  makeRoom(page, height + 10);
  const top = page.y;
  page.fillColor(SOFT).text(name, PAGE.margin, top + 5, { width: NAME_WIDTH - 12 });
  page.fillColor(INK).text(value, valueLeft, top + 5, { width: valueWidth });
  page.y = top + height + 10;
  page.x = PAGE.margin;
  page
    .moveTo(PAGE.margin, page.y)
    .lineTo(PAGE.width - PAGE.margin, page.y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
}

function head(page: Page, { title, reference, category, subcategory, short_description }: ProductInput): void {
  page.rect(0, 0, PAGE.width, 6).fill(AMBER);
  page
    .font("Helvetica-Bold")
    .fontSize(13)
    .fillColor(INK)
    .text(winAnsi(DEFAULT_SETTINGS.name), PAGE.margin, PAGE.margin - 12, { lineBreak: false });
  page
    .font("Helvetica")
    .fontSize(9)
    .fillColor(SOFT)
    .text("Fiche technique", PAGE.margin, PAGE.margin - 9, { width: CONTENT_WIDTH, align: "right" });
  const family = subcategory ? `${category} – ${subcategory}` : category;
  page.fontSize(9).fillColor(AMBER).text(winAnsi(family), PAGE.margin, 86, { width: CONTENT_WIDTH });
  page.moveDown(0.4).font("Helvetica-Bold").fontSize(25).fillColor(INK).text(winAnsi(title), { width: CONTENT_WIDTH, lineGap: 2 });
  page
    .moveDown(0.25)
    .font("Helvetica")
    .fontSize(9.5)
    .fillColor(SOFT)
    .text(winAnsi(`Référence ${reference}`));
  page
    .moveDown(1)
    .fontSize(12)
    .fillColor(INK)
    .text(winAnsi(short_description), { width: CONTENT_WIDTH - 40, lineGap: 4 });
}

function body(page: Page, { long_description = "", specifications = [], benefits = [], compatibility = [] }: ProductInput): void {
  for (const paragraph of long_description.split(/\n+/).filter(Boolean)) {
    page.font("Helvetica").fontSize(9.5);
    makeRoom(page, page.heightOfString(winAnsi(paragraph), { width: CONTENT_WIDTH, lineGap: 3 }) + 8);
    page.moveDown(0.6).fillColor(INK).text(winAnsi(paragraph), PAGE.margin, undefined, { width: CONTENT_WIDTH, lineGap: 3 });
  }
  if (specifications.length > 0) {
    heading(page, "Spécifications techniques", 60);
    for (const { name, value, unit } of specifications)
      specificationRow(page, winAnsi(name), winAnsi(unit ? `${value}\u00a0${unit}` : value));
  }
  if (benefits.length > 0) {
    heading(page, "Caractéristiques", 40);
    for (const { title, description } of benefits) specificationRow(page, winAnsi(title), winAnsi(description));
  }
  if (compatibility.length > 0) {
    heading(page, "Compatibilité", 24);
    page
      .font("Helvetica")
      .fontSize(9.5)
      .fillColor(INK)
      .text(winAnsi(compatibility.join(", ")), { width: CONTENT_WIDTH, lineGap: 3 });
  }
}

/** A product's datasheet, an A4 PDF of one or two pages. The same product gives the same bytes. */
export async function renderDatasheet(product: ProductInput): Promise<Buffer> {
  const page = new PDFDocument({
    size: "A4",
    // No margin below: the footer is written there, and rows ask for a new page themselves.
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
    compress: false, // a few kilobytes, and no zlib whose output changes between versions
    lang: "fr",
    displayTitle: true,
    info: { Title: `${product.title} – Fiche technique`, Author: DEFAULT_SETTINGS.name, CreationDate: CREATED, ModDate: CREATED },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on("data", (chunk: Buffer) => chunks.push(chunk));
    page.on("end", () => resolve(Buffer.concat(chunks)));
    page.on("error", reject);
  });
  footer(page);
  head(page, product);
  body(page, product);
  page.end();
  return whole;
}
