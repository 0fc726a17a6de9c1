import { createHash } from "node:crypto";
import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import { type Lifecycle, LIFECYCLE_LABELS, LIFECYCLES } from "#contracts/product/life-cycle.ts";
import type { Compliance } from "#contracts/product/product-compliance.ts";
import type { LinkField } from "#contracts/product/product-links.ts";
import type { ProductImage, WrittenDownload } from "#contracts/product/product-parts.ts";
import { formatPrice, parsePrice, priceText, roundToCents } from "#contracts/product/price-input.ts";
import type { ProductInput } from "#contracts/product/product.ts";
import { cleanFileUrl, PRODUCT_PLACEHOLDER } from "#contracts/shared/image-path.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { bareName } from "#server/media/stored-name.ts";
import { type SheetCell, textOf } from "#server/spreadsheet/sheet-cells.ts";
import type { Upload } from "#server/media/upload.entity.ts";
import { keepDocumentSlugs } from "#server/product/documents/document-slugs.ts";
import { readItems, readList, writeItems, writeList } from "./list-cell.ts";
import type { StoredProduct } from "#server/product/transfer/stored-products.ts";

/** Why a cell cannot be read, in French. */
export class UnreadableCell extends Error {}

/** What a cell may refer to: the product as it is stored, and the uploaded files that the table names, by file name. */
export type CellContext = { stored: StoredProduct | undefined; uploads: Map<string, Upload> };

/** A field as a cell, and what a cell says for the contract to judge. */
type CellFormat = { write: (product: StoredProduct) => string; read: (cell: string, context: CellContext) => unknown };

const YES = ["oui", "vrai", "true", "yes", "1", "x"];
const NO = ["non", "faux", "false", "no", "0"];

function plain(field: "title" | "slug" | "reference" | "category" | "subcategory" | LongText): CellFormat {
  return { write: (product) => product[field], read: (cell) => cell };
}

type LongText =
  | "short_description"
  | "long_description"
  | "meta_title"
  | "meta_description"
  | Exclude<keyof Compliance, "security_updates_until">;

function yesOrNo(field: "is_active" | "is_new" | "featured"): CellFormat {
  return {
    write: (product) => (product[field] ? "oui" : "non"),
    read: (cell) => {
      const said = normalize(cell);
      if (!YES.includes(said) && !NO.includes(said)) throw new UnreadableCell("Écrivez «\u202foui\u202f» ou «\u202fnon\u202f».");
      return YES.includes(said);
    },
  };
}

/** A price in euros; one that can be read in two ways is none. */
function readPrice(cell: string): number | null {
  const price = parsePrice(cell);
  if (price !== null && typeof price === "object") throw new UnreadableCell(price.fault);
  return price;
}

/** The entries of a list as objects with these fields, in their order; a part that is not there is empty. */
function entriesOf<Field extends string>(cell: string, fields: Field[]): Record<Field, string>[] {
  return readList(cell).map(({ line, parts }) => {
    if (parts.length > fields.length) {
      throw new UnreadableCell(
        `Ligne ${line} de la cellule\u202f: ${fields.length} parties au plus. Écrivez \\| pour une barre qui est du texte.`,
      );
    }
    return Object.fromEntries(fields.map((field, index) => [field, parts[index] ?? ""])) as Record<Field, string>; // one for each of them
  });
}

/** Other products, each by its reference. */
function references(field: LinkField): CellFormat {
  return {
    write: (product) => writeItems(product[field]),
    read: readItems,
  };
}

/** A day as people write it: `31/12/2031`, `2031-12-31`. */
function readDay(cell: string): string {
  return cell
    .trim()
    .replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
    );
}

/** As the back office or the API calls it. */
function readLifecycle(cell: string): Lifecycle {
  const said = normalize(cell);
  const meant = LIFECYCLES.find((lifecycle) => said === lifecycle || said === normalize(LIFECYCLE_LABELS[lifecycle]));
  if (!meant) throw new UnreadableCell(`Écrivez l’un de : ${LIFECYCLES.map((lifecycle) => LIFECYCLE_LABELS[lifecycle]).join(", ")}.`);
  return meant;
}

const UPLOADED = /^\/uploads\/([\w.-]+)$/;

const KINDS = { image: "une image", pdf: "un PDF" };

/** The file names under `/uploads/` that a cell mentions. */
export function uploadsIn(cell: string): string[] {
  return Array.from(cell.matchAll(/uploads\/([\w.-]+)/g), ([, filename = ""]) => filename);
}

/** The uploaded file of a URL; undefined for one elsewhere. */
function uploadAt(url: string, kind: keyof typeof KINDS, uploads: Map<string, Upload>): Upload | undefined {
  const [, filename] = UPLOADED.exec(url) ?? [];
  if (filename === undefined || url === PRODUCT_PLACEHOLDER) return undefined;
  const upload = uploads.get(filename);
  if (upload?.kind !== kind) throw new UnreadableCell(`Le fichier ${url} n’est pas ${KINDS[kind]} de la médiathèque.`);
  return upload;
}

function newImage(url: string, uploads: Map<string, Upload>): Omit<ProductImage, "isMain"> {
  const upload = uploadAt(url, "image", uploads);
  if (!upload) {
    const name = url.split("/").at(-1)?.slice(0, 255) ?? "";
    return { id: createHash("sha256").update(url).digest("hex").slice(0, 32), url, filename: name, originalName: name, size: 0 };
  }
  const { filename, original_name, size, width, height, color } = upload;
  const facts = { ...(width && { width }), ...(height && { height }), ...(color && { color }) };
  return { id: bareName(filename), url, filename, originalName: original_name, size, ...facts };
}

/** Whether a cell's part says more than « non ». */
const isTold = (part: string) => part !== "" && !NO.includes(normalize(part));

/** A picture as one entry of a cell. */
function imageParts({ url, alt_text = "", isMain, isDrawing }: ProductImage): string[] {
  return [url, alt_text, isMain ? "principale" : "", ...(isDrawing ? ["plan coté"] : [])];
}

/** Lines of one file each: tables of other programs write several in one. */
function filesOf(cell: string): string {
  return cell.replace(/\s*[,;|\s]\s*(?=(?:https?:\/\/|\/uploads\/))/g, "\n");
}

/** Pictures by their URLs: one that the product has already stays what it is, one of the library gets its facts from there. */
function readImages(cell: string, { stored, uploads }: CellContext): ProductImage[] {
  const left = [...(stored?.images ?? [])];
  return entriesOf(filesOf(cell), ["url", "alt_text", "main", "drawing"]).map(({ url: written, alt_text, main, drawing }) => {
    const url = cleanFileUrl(written);
    const place = left.findIndex((image) => image.url === url);
    const [known] = place < 0 ? [] : left.splice(place, 1);
    const { isDrawing: _, ...facts } = known ?? newImage(url, uploads);
    const image = Object.assign(facts, { isMain: isTold(main), ...(isTold(drawing) && { isDrawing: true }) });
    return alt_text === (known?.alt_text ?? "") ? image : Object.assign(image, { alt_text });
  });
}

/** A document keeps its URL where the cell does not say another one, as tables did before there were any. */
function readDownloads(cell: string, { stored, uploads }: CellContext): Record<string, string>[] {
  const known = new Set(stored?.downloads.map(({ url }) => url));
  const entries = entriesOf(filesOf(cell), ["url", "name", "type", "language", "size", "version", "date", "slug"]).map((entry) => {
    const url = cleanFileUrl(entry.url);
    if (!known.has(url)) uploadAt(url, "pdf", uploads);
    return Object.assign(entry, { url, date: readDay(entry.date) });
  });
  return keepDocumentSlugs(entries, stored?.downloads ?? []);
}

/** A document as one entry of a cell; what comes last and is not told is left out. */
function downloadParts({ url, name, type, language, size, version = "", date = "", slug = "" }: WrittenDownload): string[] {
  const parts = [url, name, type, language, size, version, date, slug];
  return parts.slice(0, parts.findLastIndex(Boolean) + 1);
}

/** Every field of a product as a cell. */
export const PRODUCT_CELLS: Record<keyof ProductInput, CellFormat> = {
  reference: plain("reference"),
  title: plain("title"),
  slug: plain("slug"),
  category: plain("category"),
  subcategory: plain("subcategory"),
  short_description: plain("short_description"),
  long_description: plain("long_description"),
  price_from: { write: ({ price_from }) => priceText(price_from), read: readPrice },
  is_active: yesOrNo("is_active"),
  lifecycle: { write: ({ lifecycle }) => LIFECYCLE_LABELS[lifecycle], read: readLifecycle },
  is_new: yesOrNo("is_new"),
  featured: yesOrNo("featured"),
  specifications: {
    write: ({ specifications }) => writeList(specifications.map(({ name, value, unit }) => [name, value, unit])),
    read: (cell) => entriesOf(cell, ["name", "value", "unit"]),
  },
  benefits: {
    write: ({ benefits }) => writeList(benefits.map(({ title, description, icon }) => [title, description, icon])),
    read: (cell) => entriesOf(cell, ["title", "description", "icon"]),
  },
  compatibility: {
    write: ({ compatibility }) => writeItems(compatibility),
    read: readItems,
  },
  images: {
    write: ({ images }) => writeList(images.map(imageParts)),
    read: readImages,
  },
  downloads: {
    write: ({ downloads }) => writeList(downloads.map(downloadParts)),
    read: readDownloads,
  },
  related_products: references("related_products"),
  required_products: references("required_products"),
  complementary_products: references("complementary_products"),
  replaced_by: references("replaced_by"),
  manufacturer_name: plain("manufacturer_name"),
  manufacturer_address: plain("manufacturer_address"),
  manufacturer_contact: plain("manufacturer_contact"),
  responsible_name: plain("responsible_name"),
  responsible_address: plain("responsible_address"),
  responsible_contact: plain("responsible_contact"),
  safety_warnings: plain("safety_warnings"),
  data_notice: plain("data_notice"),
  security_updates_until: { write: ({ security_updates_until }) => security_updates_until ?? "", read: readDay },
  meta_title: plain("meta_title"),
  meta_description: plain("meta_description"),
};

/** The text of a cell as its column takes it: the number of a workbook says a price that was computed, of which no one reads more than the cents. */
export function cellText(cell: SheetCell | undefined, column: ProductColumn | null | undefined): string {
  return typeof cell === "number" && column === "price_from" ? priceText(roundToCents(cell)) : textOf(cell);
}

/** A field as the check shows it: a price as visitors read it. */
export function shownCell(column: keyof ProductInput, value: unknown): string {
  if (column === "price_from") return typeof value === "number" ? formatPrice(value) : "";
  return PRODUCT_CELLS[column].write({ [column]: value } as StoredProduct); // each column writes its own field only
}

/** One cell of a product's row. */
export function productCell(product: StoredProduct, column: ProductColumn): string {
  return column === "id" ? String(product.id) : PRODUCT_CELLS[column].write(product);
}
