import { CONTENT_WIDTH, PAGE, type Style, TaggedPdf } from "./tagged-pdf.ts";
import type { Datasheet, Described, Named } from "./datasheet.ts";
import { withUnit } from "#contracts/attribute/value-text.ts";
import type { Language } from "#contracts/shared/language.ts";
import { DATASHEET_WORDS } from "./datasheet-words.ts";

const INK = "#0b2a30";
const AMBER = "#8f5a12"; // 5.9:1 on white
const SOFT = "#4e6266";
const RULE = "#dcd5c8";
const LAMP = "#d9953f";

const NAME_WIDTH = 178;
const GAP = 14;
const FIGURE = { width: 188, height: 176 };
const PLAN_HEIGHT = 230;

const TEXT: Style = { size: 9.5, color: INK, lineGap: 2.5 };
/** Style of the product's own words. */
const own = ({ content }: Words): Style => ({ ...TEXT, lang: content });

type Jpegs = readonly (Buffer | undefined)[];

/** Words of the sheet, and the language of the product's own words. */
type Words = (typeof DATASHEET_WORDS)["fr"] & { content: Language };

function drawRule(pdf: TaggedPdf): void {
  pdf.decorate((page) => {
    page
      .moveTo(PAGE.margin, page.y)
      .lineTo(PAGE.width - PAGE.margin, page.y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
  });
}

/** Writes a heading, on the page of what follows it. */
function writeHeading(pdf: TaggedPdf, text: string, followedBy = 44): void {
  pdf.reserveHeight(46 + followedBy);
  pdf.top += 20;
  pdf.write(pdf.root, "H2", text, { size: 12, color: INK, isStrong: true });
  pdf.top += 5;
}

function writeParagraphs(pdf: TaggedPdf, text: string, style: Style): void {
  for (const paragraph of text.split(/\n+/).filter(Boolean)) {
    pdf.reserveHeight(Math.min(pdf.heightOf(paragraph, style), 60));
    pdf.write(pdf.root, "P", paragraph, style);
    pdf.top += 5;
  }
}

type Row = { name: string; value: string; nameLang?: string; valueLang?: string };

/** Writes a table: names at the left, values at the right, a line below each. */
function writeTable(pdf: TaggedPdf, rows: Row[]): void {
  const value = { ...TEXT, left: PAGE.margin + NAME_WIDTH + GAP, width: CONTENT_WIDTH - NAME_WIDTH - GAP };
  const name = { ...TEXT, color: SOFT, width: NAME_WIDTH };
  const heightOf = (row: Row) => Math.max(pdf.heightOf(row.name, name), pdf.heightOf(row.value, value));
  pdf.group(pdf.root, "Table", (element) => {
    for (const row of rows) {
      const height = heightOf(row);
      pdf.reserveHeight(height + 8);
      const top = pdf.top + 4;
      pdf.group(element, "TR", (line) => {
        pdf.top = top;
        pdf.write(line, "TH", row.name, { ...name, scope: "Row", ...(row.nameLang && { lang: row.nameLang }) });
        pdf.top = top;
        pdf.write(line, "TD", row.value, { ...value, ...(row.valueLang && { lang: row.valueLang }) });
      });
      pdf.top = top + height + 4;
      drawRule(pdf);
    }
  });
}

function writeList(pdf: TaggedPdf, items: string[], lang: string): void {
  pdf.group(pdf.root, "L", (element) => {
    for (const item of items) {
      const style = { ...TEXT, left: PAGE.margin + 12, width: CONTENT_WIDTH - 12, lang };
      pdf.reserveHeight(pdf.heightOf(item, style));
      const top = pdf.top;
      pdf.group(element, "LI", (line) => {
        pdf.write(line, "Lbl", "•", { ...TEXT, color: AMBER, width: 10 });
        pdf.top = top;
        pdf.write(line, "LBody", item, style);
      });
      pdf.top += 2;
    }
  });
}

function writeOpening(pdf: TaggedPdf, { company, product }: Datasheet, words: Words, jpeg: Buffer | undefined): void {
  pdf.decorate((page) => page.rect(0, 0, PAGE.width, 7).fill(LAMP));
  pdf.top = 34;
  pdf.write(pdf.root, "P", `${company.name} – ${words.name}`, { size: 9.5, color: SOFT });
  const top = 72;
  const width = jpeg ? CONTENT_WIDTH - FIGURE.width - 24 : CONTENT_WIDTH;
  const family = [product.category, product.subcategory].filter(Boolean).join(" – ");
  pdf.top = top;
  if (family) pdf.write(pdf.root, "P", family, { size: 9.5, color: AMBER, lang: words.content, width });
  pdf.top += 3;
  pdf.write(pdf.root, "H1", product.title, { size: 24, color: INK, isStrong: true, lang: words.content, width });
  pdf.top += 3;
  pdf.write(pdf.root, "P", words.reference(product.reference), { size: 9.5, color: SOFT, width });
  pdf.write(pdf.root, "P", words.version(product.version, product.updated_at), { size: 9.5, color: SOFT, width });
  pdf.top += 10;
  pdf.write(pdf.root, "P", product.short_description, { size: 11.5, color: INK, lineGap: 3, lang: words.content, width });
  const below = pdf.top;
  if (!jpeg || pdf.pageCount > 1) return;
  const alt = product.images[0]?.alt_text || product.title;
  pdf.figure({ jpeg, alt, lang: words.content, isAtRight: true, left: PAGE.width - PAGE.margin - FIGURE.width, top, ...FIGURE });
  pdf.top = Math.max(below, top + FIGURE.height);
}

/** Draws the drawings with dimensions; `jpegs` are the sheet's pictures, the main one first. */
function writeDimensions(pdf: TaggedPdf, { product }: Datasheet, words: Words, jpegs: Jpegs): void {
  const drawings = product.images.flatMap(({ alt_text }, index) => {
    const jpeg = index === 0 ? undefined : jpegs[index];
    return jpeg ? [{ jpeg, alt: alt_text || product.title }] : [];
  });
  if (drawings.length > 0) writeHeading(pdf, words.dimensions, PLAN_HEIGHT);
  for (const drawing of drawings) {
    pdf.reserveHeight(PLAN_HEIGHT);
    const { top } = pdf;
    const box = { left: PAGE.margin, top, width: CONTENT_WIDTH, height: PLAN_HEIGHT };
    pdf.top = top + pdf.figure({ ...drawing, lang: words.content, ...box }) + GAP;
  }
}

const listNames = (named: Named[]) => named.map(({ title, reference }) => `${title} (${reference})`).join(", ");

function writeInstallation(pdf: TaggedPdf, { required, complementary, replaced_by }: Described, words: Words): void {
  const rows = [
    { name: words.replacedBy, value: listNames(replaced_by), valueLang: words.content },
    { name: words.requires, value: listNames(required), valueLang: words.content },
    { name: words.complementary, value: listNames(complementary), valueLang: words.content },
  ].filter(({ value }) => value);
  if (rows.length === 0) return;
  writeHeading(pdf, words.installation);
  writeTable(pdf, rows);
}

/** Names the manufacturer: that of the product, else the company. */
function manufacturerOf({ company, product }: Datasheet, words: Words): string {
  const { manufacturer_name: name, manufacturer_address: address, manufacturer_contact: contact } = product;
  if (name) return [name, address, contact].filter(Boolean).join("\n");
  const town = [company.postal_code, company.city].filter(Boolean).join(" ");
  const ours = [company.street, town, words.country(company.country_code)].filter(Boolean).join(", ");
  return [company.legal_name || company.name, address || ours, contact || company.email].filter(Boolean).join("\n");
}

function writeCompliance(pdf: TaggedPdf, sheet: Datasheet, words: Words): void {
  const { responsible_name, responsible_address, responsible_contact, safety_warnings, data_notice, security_updates_until } =
    sheet.product;
  const responsible = [responsible_name, responsible_address, responsible_contact].filter(Boolean).join("\n");
  // Without any legal fact, no manufacturer is claimed: the company may only sell the product.
  const maker = [sheet.product.manufacturer_name, sheet.product.manufacturer_address, sheet.product.manufacturer_contact];
  if (![...maker, responsible, safety_warnings, data_notice, security_updates_until].some(Boolean)) return;
  writeHeading(pdf, words.compliance, 70);
  writeTable(
    pdf,
    [
      { name: words.manufacturer, value: manufacturerOf(sheet, words), valueLang: words.content },
      { name: words.responsible, value: responsible, valueLang: words.content },
      { name: words.securityUpdates, value: security_updates_until ? words.until(security_updates_until) : "" },
    ].filter(({ value }) => value),
  );
  for (const [title, text] of [
    [words.warnings, safety_warnings],
    [words.dataNotice, data_notice],
  ] as const) {
    if (!text) continue;
    pdf.reserveHeight(60);
    pdf.top += 10;
    pdf.write(pdf.root, "H3", title, { ...TEXT, isStrong: true });
    pdf.top += 2;
    writeParagraphs(pdf, text, own(words));
  }
}

function writeBody(pdf: TaggedPdf, sheet: Datasheet, words: Words, jpegs: Jpegs): void {
  const { product } = sheet;
  if (product.long_description) {
    writeHeading(pdf, words.description);
    writeParagraphs(pdf, product.long_description, own(words));
  }
  if (product.specifications.length > 0) {
    writeHeading(pdf, words.specifications);
    writeTable(
      pdf,
      product.specifications.map((row) => ({
        name: row.name,
        value: withUnit(row, sheet.language),
        nameLang: row.name_language ?? words.content,
        valueLang: row.value_language ?? words.content,
      })),
    );
  }
  writeDimensions(pdf, sheet, words, jpegs);
  if (product.compatibility.length > 0) {
    writeHeading(pdf, words.compatibility);
    writeParagraphs(pdf, product.compatibility.join(", "), own(words));
  }
  writeInstallation(pdf, product, words);
  if (product.benefits.length > 0) {
    writeHeading(pdf, words.benefits);
    writeList(
      pdf,
      product.benefits.map(({ title, description }) => [title, description].filter(Boolean).join(words.colon)),
      words.content,
    );
  }
  writeCompliance(pdf, sheet, words);
}

/** Draws a datasheet as an A4 PDF that screen readers read in order (PDF/UA). `jpegs` are the sheet's pictures in their
 *  order, where they could be read. The same sheet gives the same bytes. */
export async function drawDatasheet(sheet: Datasheet, jpegs: Jpegs = []): Promise<Buffer> {
  const { language, company, product, url } = sheet;
  const words = { ...DATASHEET_WORDS[language], content: product.language ?? "fr" };
  const pdf = new TaggedPdf({ title: `${product.title} – ${words.name}`, author: company.name, lang: language, date: product.updated_at });
  writeOpening(pdf, sheet, words, jpegs[0]);
  writeBody(pdf, sheet, words, jpegs);
  const town = [company.postal_code, company.city].filter(Boolean).join(" ");
  const lines = [
    `${company.name}, ${[company.street, town, words.country(company.country_code)].filter(Boolean).join(", ")}`,
    [company.phone, company.email, url].filter(Boolean).join("   "),
  ];
  return pdf.end((page, number, count) => {
    const top = PAGE.height - PAGE.bottom + 26;
    page
      .moveTo(PAGE.margin, top - 10)
      .lineTo(PAGE.width - PAGE.margin, top - 10)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    const identity = `${product.reference} – ${words.version(product.version, product.updated_at)} – ${words.page(number, count)}`;
    for (const [index, line] of [...lines, identity].entries()) pdf.footerLine(line, { size: 8, color: SOFT, top: top + index * 12 });
  });
}
