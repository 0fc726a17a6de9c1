import { roundToCents } from "#contracts/product/price-input.ts";
import type { SHOP_COLUMNS } from "#contracts/product/product-transfer.ts";
import type { SheetCell, SheetRow } from "#server/platform/spreadsheet/sheet-cells.ts";
import { writeList } from "../cells/cell-format.ts";
import { toPlainText } from "../cells/clean-cell.ts";
import type { ShopProduct } from "./join-rows.ts";
import type { ShopReader } from "./shop-reader.ts";
import type { ShopTable } from "./shop-table.ts";
import {
  formatMeasure,
  makeShortDescription,
  parseNumber,
  readCategories,
  readDescription,
  readVisibility,
  SHORT_MAX,
  splitList,
} from "./shop-texts.ts";

type ShopColumn = (typeof SHOP_COLUMNS)[number];

/** Descriptions of a product as text, and the first paragraph of the long one. */
type Descriptions = { short: string; long: string; beginning: string };

/** Context of a cell: the export, the descriptions of its product, which are read once, and how a remark about its
 *  column is noted. */
export type ShopContext = { table: ShopTable; reader: ShopReader; descriptions: () => Descriptions; remark: (message: string) => void };

/** Way to fill a field: the columns of the export that it is made of, and its cell. */
type ShopField = { headings: (table: ShopTable) => string[]; write: (product: ShopProduct, context: ShopContext) => SheetCell };

/** Category of products without one. */
const NO_CATEGORY = "Non classé";

const NET_PRICE = "Ce prix est hors taxes\u202f: il a été repris tel quel.";

function writeReference({ row }: ShopProduct, { table, reader, remark }: ShopContext): string {
  const own = reader.text(row, table.reference);
  if (own !== "") return own;
  const other = reader.text(row, table.otherReference);
  if (other !== "") remark("Sans référence dans la boutique\u202f: son adresse ou son identifiant en tient lieu.");
  return other;
}

function categoriesOf({ row }: ShopProduct, { table, reader }: ShopContext) {
  return readCategories(reader.text(row, table.category), table.pathSeparator);
}

function writeCategory(product: ShopProduct, context: ShopContext): string {
  const { category, others } = categoriesOf(product, context);
  if (others.length > 0) context.remark(`Un produit a une seule catégorie. Non reprises\u202f: ${others.join(", ")}.`);
  return category || NO_CATEGORY;
}

const titleOf = ({ row }: ShopProduct, { table, reader }: ShopContext) => toPlainText(reader.text(row, table.title));

/** Creates the function that reads the descriptions of a product: the HTML of each is read once. */
export function createDescriptions({ row }: ShopProduct, table: ShopTable, reader: ShopReader): () => Descriptions {
  let known: Descriptions | undefined;
  const read = (headings: string[]) => readDescription(reader.text(row, headings), table.escapesNewlines ?? false);
  return () => {
    if (known) return known;
    const { text: long, beginning } = read(table.longDescription);
    known = { short: read(table.shortDescription).text, long, beginning };
    return known;
  };
}

function writeShort(product: ShopProduct, context: ShopContext): string {
  const { text, remark } = makeShortDescription({ ...context.descriptions(), title: titleOf(product, context) });
  if (remark !== undefined) context.remark(remark);
  return text;
}

function writeLong(_: ShopProduct, { descriptions }: ShopContext): string {
  const { short, long } = descriptions();
  return short.length > SHORT_MAX ? [short, long].filter(Boolean).join("\n\n") : long;
}

/** Writes the lowest price of a product and its variants; empty where all are zero or missing. */
function writePrice({ row, variants }: ShopProduct, { table, reader, remark }: ShopContext): SheetCell {
  const priceOf = (from: SheetRow) => reader.text(from, table.price) || reader.text(from, table.netPrice);
  if (reader.text(row, table.price) === "" && reader.text(row, table.netPrice) !== "") remark(NET_PRICE);
  const written = [row, ...variants].map(priceOf);
  const prices = written.flatMap((price) => parseNumber(price) ?? []).filter((price) => price > 0);
  if (prices.length > 0) return roundToCents(Math.min(...prices));
  return written.find((price) => price !== "" && parseNumber(price) === undefined) ?? "";
}

/** Lists the numbered attributes of rows, each name once with all its values. Shopify writes the only option of a
 *  product without any as « Title: Default Title ». */
function listAttributes({ row, variants }: ShopProduct, { table, reader }: ShopContext): string[][] {
  const names = reader.numbered(row, [table.attributes.name]).map(([name = ""]) => name);
  const values = [row, ...variants].map((each) => reader.numbered(each, [table.attributes.value]));
  return names.flatMap((name, index) => {
    const written = [...new Set(values.flatMap((numbered) => splitList(numbered[index]?.[0] ?? "")))];
    return name === "" || written.length === 0 || written[0] === "Default Title" ? [] : [[name, written.join(", "), ""]];
  });
}

function writeSpecifications(product: ShopProduct, context: ShopContext): string {
  const { table, reader } = context;
  const facts = table.specifications.flatMap(({ name, unit, headings }) => {
    const { text, unit: named } = reader.read(product.row, headings);
    const value = unit === "" ? text : formatMeasure(text);
    return value === "" ? [] : [[name, value, unit === "" ? "" : named || unit]];
  });
  const features = reader.text(product.row, table.features).split(",");
  const named = features.map((feature) => feature.split(":").map((part) => part.trim())).filter(([name, value]) => name && value);
  return writeList([...facts, ...listAttributes(product, context), ...named.map(([name = "", value = ""]) => [name, value, ""])]);
}

const plain = (headings: (table: ShopTable) => string[]): ShopField => ({
  headings,
  write: ({ row }, { table, reader }) => toPlainText(reader.text(row, headings(table))),
});

/** Ways to fill the fields, in the order of the table. */
export const SHOP_FIELDS: Record<ShopColumn, ShopField> = {
  reference: { headings: ({ reference, otherReference }) => [...reference, ...otherReference], write: writeReference },
  title: plain(({ title }) => title),
  category: { headings: ({ category }) => category, write: writeCategory },
  subcategory: { headings: ({ category }) => category, write: (product, context) => categoriesOf(product, context).subcategory },
  short_description: {
    headings: ({ shortDescription, longDescription, title }) => [...shortDescription, ...longDescription, ...title],
    write: writeShort,
  },
  long_description: { headings: ({ longDescription }) => longDescription, write: writeLong },
  price_from: { headings: ({ price, netPrice }) => [...price, ...netPrice], write: writePrice },
  is_active: {
    headings: ({ visible }) => visible,
    write: ({ row }, { table, reader }) => readVisibility(reader.texts(row, table.visible)),
  },
  featured: plain(({ featured }) => featured),
  specifications: {
    headings: ({ specifications, attributes, features }) => [
      ...specifications.flatMap(({ headings }) => headings),
      ...attributes.name.map((name) => name.replace("#", "1")),
      ...features,
    ],
    write: writeSpecifications,
  },
  images: { headings: ({ images }) => images, write: (product, { table, reader }) => writeList(listPictures(product, table, reader)) },
  downloads: {
    headings: ({ documents }) => documents.url.map((name) => name.replace("#", "1")),
    write: ({ row }, { table, reader, remark }) => writeList(listDocuments(row, table, { reader, remark })),
  },
  meta_title: plain(({ metaTitle }) => metaTitle),
  meta_description: plain(({ metaDescription }) => metaDescription),
};

/** Splits a list of URLs, in which a comma may stand too. */
function splitUrls(written: string): string[] {
  return written
    .split(/\s*,\s*(?=https?:\/\/)/i)
    .map((url) => url.trim())
    .filter(Boolean);
}

/** Lists the pictures of a product as entries of our cell, each URL once, by their position where the shop has one. The
 *  first is the main one. */
function listPictures({ row, variants, more }: ShopProduct, table: ShopTable, reader: ShopReader): string[][] {
  const found = [row, ...more, ...variants]
    .toSorted((one, other) => one.line - other.line)
    .flatMap((each) => {
      const urls = splitUrls(reader.text(each, table.images));
      const texts = urls.length > 1 ? splitList(reader.text(each, table.altTexts)) : [reader.text(each, table.altTexts)];
      const position = Number(reader.text(each, table.imagePosition) || Number.POSITIVE_INFINITY);
      return urls.map((url, index) => ({ url, text: texts[index] ?? "", position }));
    });
  const ordered = [...new Map(found.toReversed().map((picture) => [picture.url, picture])).values()].toReversed();
  return ordered
    .toSorted((one, other) => (one.position === other.position ? 0 : one.position - other.position))
    .map(({ url, text }, index) => [url, text, index === 0 ? "principale" : ""]);
}

const NOT_A_PDF = "Seuls les documents PDF sont repris. Laissés de côté\u202f:";

/** Lists the PDF documents of a product as entries of our cell. */
function listDocuments(
  row: SheetRow,
  { documents }: ShopTable,
  { reader, remark }: { reader: ShopReader; remark: (message: string) => void },
): string[][] {
  const found = reader.numbered(row, [documents.url, documents.name]).filter(([url]) => url !== "");
  const others = found.filter(([url = ""]) => !/\.pdf(?:$|[?#])/i.test(url));
  if (others.length > 0) remark(`${NOT_A_PDF} ${others.map(([url = ""]) => url).join(", ")}.`);
  return found.filter((entry) => !others.includes(entry)).map(([url = "", name = ""]) => (name === "" ? [url] : [url, name]));
}
