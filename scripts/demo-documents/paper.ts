import { join } from "node:path";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { DATASHEET_WORDS } from "#server/resources/product/datasheet/datasheet-words.ts";
import { CONTENT_WIDTH, PAGE, type Page, type Style, TaggedPdf } from "#server/resources/product/datasheet/tagged-pdf.ts";
import type { ProductRecord } from "./record.ts";
import type { Text } from "./text.ts";

export const INK = "#0b2a30";
export const SOFT = "#435b5f";
export const AMBER = "#85500f";
export const LAMP = "#d9953f";
export const SAND = "#f3ede3";
export const RULE = "#dcd2c3";
export const ALERT = "#9b2c1f";

export const TEXT: Style = { size: 9.5, color: INK, lineGap: 2.5 };

const FACES = {
  regular: join(import.meta.dirname, "faces/instrument-sans-400.ttf"),
  strong: join(import.meta.dirname, "faces/instrument-sans-600.ttf"),
};

/** Day of the documents, so that the same record gives the same bytes. */
const ISSUED = new Date("2026-11-01T00:00:00Z");

const BAND = 132;
const LOGO = 28;

/** Document in progress, and the record that it is about. */
export type Paper = { pdf: TaggedPdf; record: ProductRecord };

export type Element = TaggedPdf["root"];

function drawLogo(page: Page): void {
  page
    .save()
    .translate(PAGE.margin, 30)
    .scale(LOGO / 64);
  page.roundedRect(0, 0, 64, 64, 12).fill(INK);
  page.path("M16 50V30a16 16 0 0 1 32 0v20").lineWidth(4).lineCap("round").stroke(SAND);
  page.circle(32, 31, 6).fill(LAMP).restore();
}

/** Opens a document: its band with the company, the kind of the document and the product. */
export function openPaper(record: ProductRecord, kind: Text): Paper {
  const { language, title, reference } = record;
  const named = record.say(kind);
  const { name } = DEFAULT_SETTINGS;
  const pdf = new TaggedPdf({ title: `${title} – ${named}`, author: name, lang: language, date: ISSUED, faces: FACES });
  pdf.decorate((page) => {
    page.rect(0, 0, PAGE.width, BAND).fill(SAND);
    page.rect(0, BAND, PAGE.width, 3).fill(LAMP);
    drawLogo(page);
  });
  pdf.top = 37;
  pdf.write(pdf.root, "P", name, { size: 11, color: INK, isStrong: true, left: PAGE.margin + LOGO + 10 });
  pdf.top = 66;
  pdf.write(pdf.root, "P", named, { size: 10.5, color: AMBER, isStrong: true });
  pdf.top = 80;
  pdf.write(pdf.root, "H1", title, { size: title.length > 38 ? 18 : 22, color: INK, isStrong: true });
  pdf.top = 109;
  pdf.write(pdf.root, "P", DATASHEET_WORDS[language].reference(reference), { size: 9.5, color: SOFT });
  pdf.top = BAND + 6;
  return { pdf, record };
}

/** Ends a document with the company's address on each page. */
export function endPaper({ pdf, record }: Paper): Promise<Buffer> {
  const words = DATASHEET_WORDS[record.language];
  const { name, street, postal_code, city, country_code, phone, email } = DEFAULT_SETTINGS;
  const address = `${name}, ${street}, ${postal_code} ${city}, ${words.country(country_code)}   ${phone}   ${email}`;
  return pdf.end((page, number, count) => {
    const top = PAGE.height - 56;
    page
      .moveTo(PAGE.margin, top - 10)
      .lineTo(PAGE.width - PAGE.margin, top - 10)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    pdf.footerLine(address, { size: 8, color: SOFT, top });
    pdf.footerLine(`${record.title} – ${record.reference} – ${words.page(number, count)}`, { size: 8, color: SOFT, top: top + 12 });
  });
}

/** Writes a heading, on the page of what follows it. */
export function writeHeading(
  { pdf, record }: Paper,
  text: Text,
  { followedBy = 44, left = PAGE.margin, width = CONTENT_WIDTH } = {},
): void {
  pdf.reserveHeight(30 + followedBy);
  pdf.top += 14;
  pdf.write(pdf.root, "H2", record.say(text), { size: 13, color: INK, isStrong: true, left, width });
  pdf.top += 5;
}

/** Writes a list whose items begin with a sign or a number. */
export function writeList(
  { pdf }: Paper,
  items: string[],
  { left = PAGE.margin, width = CONTENT_WIDTH, isNumbered = false, parent = pdf.root } = {},
): void {
  const indent = isNumbered ? 18 : 12;
  pdf.group(parent, "L", (list) => {
    for (const [index, item] of items.entries()) {
      const style = { ...TEXT, left: left + indent, width: width - indent };
      pdf.reserveHeight(pdf.heightOf(item, style));
      const { top } = pdf;
      pdf.group(list, "LI", (line) => {
        pdf.write(line, "Lbl", isNumbered ? `${index + 1}.` : "•", { ...TEXT, color: AMBER, isStrong: isNumbered, left, width: indent });
        pdf.top = top;
        pdf.write(line, "LBody", item, style);
      });
      pdf.top += 3;
    }
  });
}

/** Columns of a table, the size of its letters, and the space above and below a row's. */
type TableStyle = { left?: number; widths: number[]; size?: number; gap?: number };

/** Writes a table: each row's first cell is its name; `widths` are those of the columns. */
export function writeTable({ pdf }: Paper, rows: string[][], { left = PAGE.margin, widths, size = 9.5, gap = 4 }: TableStyle): void {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const styleOf = (column: number): Style => ({
    ...TEXT,
    size,
    color: column === 0 ? SOFT : INK,
    left: left + widths.slice(0, column).reduce((sum, width) => sum + width, 0),
    width: (widths[column] ?? 0) - 10,
  });
  pdf.group(pdf.root, "Table", (table) => {
    for (const row of rows) {
      const height = Math.max(...row.map((cell, column) => pdf.heightOf(cell, styleOf(column))));
      pdf.reserveHeight(height + 2 * gap);
      const top = pdf.top + gap;
      pdf.group(table, "TR", (line) => {
        for (const [column, cell] of row.entries()) {
          pdf.top = top;
          pdf.write(line, column === 0 ? "TH" : "TD", cell, { ...styleOf(column), ...(column === 0 && { scope: "Row" as const }) });
        }
      });
      pdf.top = top + height + gap - 1;
      pdf.decorate((page) => {
        page
          .moveTo(left, page.y)
          .lineTo(left + total, page.y)
          .lineWidth(0.5)
          .strokeColor(RULE)
          .stroke();
      });
    }
  });
}

/** Writes advice in a box with a strong edge. */
export function writeWarning(paper: Paper, title: Text, items: string[]): void {
  const { pdf, record } = paper;
  const inner = { left: PAGE.margin + 16, width: CONTENT_WIDTH - 30 };
  const style = { ...TEXT, width: inner.width - 12 };
  const height = items.reduce((sum, item) => sum + pdf.heightOf(item, style) + 3, 0) + 31;
  pdf.reserveHeight(height);
  pdf.top += 10;
  const { top } = pdf;
  pdf.decorate((page) => {
    page.rect(PAGE.margin, top, CONTENT_WIDTH, height).fill("#fbf3ec");
    page.rect(PAGE.margin, top, 3, height).fill(ALERT);
  });
  pdf.top = top + 9;
  pdf.write(pdf.root, "H2", record.say(title), { size: 11, color: ALERT, isStrong: true, left: inner.left, width: inner.width });
  pdf.top += 3;
  writeList(paper, items, inner);
  pdf.top = top + height;
}
