import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import { type Lifecycle, LIFECYCLE_LABELS, LIFECYCLES } from "#contracts/product/life-cycle.ts";
import type { LinkField } from "#contracts/product/product-links.ts";
import { formatPrice, parsePrice, priceText, roundToCents } from "#contracts/product/price-input.ts";
import type { ProductInput } from "#contracts/product/product.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { csvMoment } from "#server/platform/spreadsheet/csv.ts";
import { type SheetCell, textOf } from "#server/platform/spreadsheet/sheet-cells.ts";
import {
  type CellFormat,
  NO,
  readDay,
  readEntries,
  readMoment,
  UnreadableCell,
  YES,
  readItems,
  writeItems,
  writeList,
} from "./cell-format.ts";
import { DOWNLOADS_CELL, IMAGES_CELL } from "./file-cells.ts";
import type { StoredProduct } from "../stored-products.ts";

/** Fields whose cell is their text. */
type TextField = { [Field in keyof ProductInput]-?: StoredProduct[Field] extends string ? Field : never }[keyof ProductInput];

function plain(field: TextField): CellFormat {
  return { write: (product) => product[field], read: (cell) => cell };
}

function yesOrNo(field: "is_active" | "is_new" | "featured"): CellFormat {
  return {
    write: (product) => (product[field] ? "oui" : "non"),
    read: (cell) => {
      const word = normalize(cell);
      if (!YES.includes(word) && !NO.includes(word)) throw new UnreadableCell("Écrivez «\u202foui\u202f» ou «\u202fnon\u202f».");
      return YES.includes(word);
    },
  };
}

/** Reads a price in euros. Fails with `UnreadableCell` where it can be read in two ways. */
function readPrice(cell: string): number | null {
  const price = parsePrice(cell);
  if (price !== null && typeof price === "object") throw new UnreadableCell(price.fault);
  return price;
}

/** Format of other products, each by its reference. */
function references(field: LinkField): CellFormat {
  return {
    write: (product) => writeItems(product[field]),
    read: readItems,
  };
}

/** Reads a state as the back office or the API names it. */
function readLifecycle(cell: string): Lifecycle {
  const word = normalize(cell);
  const meant = LIFECYCLES.find((lifecycle) => word === lifecycle || word === normalize(LIFECYCLE_LABELS[lifecycle]));
  if (!meant) throw new UnreadableCell(`Écrivez l’un de : ${LIFECYCLES.map((lifecycle) => LIFECYCLE_LABELS[lifecycle]).join(", ")}.`);
  return meant;
}

const SPECIFICATION_PARTS = { name: "nom", value: "valeur", unit: "unité" };

const BENEFIT_PARTS = { title: "titre", description: "description", icon: "icône" };

/** The fields whose cell is not their text. */
const OTHER_CELLS: Record<Exclude<keyof ProductInput, TextField> | "lifecycle", CellFormat> = {
  price_from: { write: ({ price_from }) => priceText(price_from), read: readPrice },
  is_active: yesOrNo("is_active"),
  lifecycle: { write: ({ lifecycle }) => LIFECYCLE_LABELS[lifecycle], read: readLifecycle },
  is_new: yesOrNo("is_new"),
  featured: yesOrNo("featured"),
  specifications: {
    write: ({ specifications }) => writeList(specifications.map(({ name, value, unit }) => [name, value, unit])),
    read: (cell) => readEntries(cell, SPECIFICATION_PARTS),
    parts: SPECIFICATION_PARTS,
  },
  benefits: {
    write: ({ benefits }) => writeList(benefits.map(({ title, description, icon }) => [title, description, icon])),
    read: (cell) => readEntries(cell, BENEFIT_PARTS),
    parts: BENEFIT_PARTS,
  },
  compatibility: {
    write: ({ compatibility }) => writeItems(compatibility),
    read: readItems,
  },
  images: IMAGES_CELL,
  downloads: DOWNLOADS_CELL,
  related_products: references("related_products"),
  required_products: references("required_products"),
  complementary_products: references("complementary_products"),
  replaced_by: references("replaced_by"),
  published_at: { write: ({ published_at }) => csvMoment(published_at), read: readMoment },
  published_until: { write: ({ published_until }) => csvMoment(published_until), read: readMoment },
  security_updates_until: { write: ({ security_updates_until }) => security_updates_until ?? "", read: readDay },
};

const isOther = (field: keyof ProductInput): field is keyof typeof OTHER_CELLS => field in OTHER_CELLS;

/** Gives the format of a field of a product. */
export function cellFormat(field: keyof ProductInput): CellFormat {
  return isOther(field) ? OTHER_CELLS[field] : plain(field);
}

/** Gives the text of a cell for its column: a computed price is rounded to cents. */
export function cellText(cell: SheetCell | undefined, column: ProductColumn | null | undefined): string {
  return typeof cell === "number" && column === "price_from" ? priceText(roundToCents(cell)) : textOf(cell);
}

/** Gives a field as the check shows it: a price as visitors read it. */
export function shownCell(column: keyof ProductInput, value: unknown): string {
  if (column === "price_from") return typeof value === "number" ? formatPrice(value) : "";
  return cellFormat(column).write({ [column]: value } as StoredProduct); // each column writes its own field only
}

/** One cell of a product's row. */
export function productCell(product: StoredProduct, column: ProductColumn): string {
  return column === "id" ? String(product.id) : cellFormat(column).write(product);
}
