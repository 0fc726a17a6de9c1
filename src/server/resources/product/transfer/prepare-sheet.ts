import { setImmediate as yieldToRequests } from "node:timers/promises";
import { SHOP_NAMES, type Shop } from "#contracts/product/known-shops.ts";
import { type ImportFault, type ImportQuery, type ProductColumn, SHOP_COLUMNS } from "#contracts/product/product-transfer.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import type { ParsedSheet, SheetCell, SheetRow } from "#server/platform/spreadsheet/sheet-cells.ts";
import { UnreadableCell } from "./cells/cell-format.ts";
import { joinRows, type ShopProduct } from "./shops/join-rows.ts";
import { PRESTASHOP } from "./shops/prestashop.ts";
import { createShopReader, type ShopReader } from "./shops/shop-reader.ts";
import type { ShopTable } from "./shops/shop-table.ts";
import { SHOPIFY } from "./shops/shopify.ts";
import { readCategories } from "./shops/shop-texts.ts";
import { WOOCOMMERCE } from "./shops/woocommerce.ts";
import { createDescriptions, SHOP_FIELDS } from "./shops/write-cells.ts";

const TABLES: Record<Shop, ShopTable> = { prestashop: PRESTASHOP, woocommerce: WOOCOMMERCE, shopify: SHOPIFY };

/** A table as it is planned: its columns by their fields. Of the export of a shop, `remarks` says what was changed,
 *  `unused` has the headings of columns that are not taken, `addresses` the old paths of a line's product, `lines` the
 *  lines of the export that it was made of. */
export type PreparedSheet = {
  sheet: ParsedSheet;
  columns: (ProductColumn | null)[];
  remarks: ImportFault[];
  unused: string[];
  addresses: Map<number, string[]>;
  lines: Map<number, number[]>;
};

/** Prepares an uploaded table: the export of a shop becomes a table of ours, with `SHOP_COLUMNS`. A column that the
 *  export lacks, or the sender does not name, is left out, so that it empties nothing. */
export async function prepareSheet(sheet: ParsedSheet, { shop, columns }: Pick<ImportQuery, "shop" | "columns">): Promise<PreparedSheet> {
  if (shop) return convertShop(sheet, shop, columns);
  return { sheet, columns, remarks: [], unused: [], addresses: new Map(), lines: new Map() };
}

const VARIANTS = "Un produit n’a pas de variantes ici\u202f: leur prix le plus bas et leurs options sont repris, pas leurs références";

/** Names the product of a row that is a variant by itself; empty for a product. */
function parentOf({ row }: ShopProduct, { joins }: ShopTable, { key }: ShopReader): string {
  return joins && "parent" in joins ? key(row, joins.parent) : "";
}

/** Says which variants are not taken, by their references. */
function describeVariants(product: ShopProduct, table: ShopTable, reader: ShopReader): ImportFault[] {
  const { line } = product.row;
  const column = reader.heading(table.reference) ?? null;
  const parent = parentOf(product, table, reader);
  if (parent !== "") {
    const message = `Cette variante n’est pas reprise\u202f: son produit, «\u202f${parent}\u202f», n’est pas dans ce fichier.`;
    return [{ line, column, message }];
  }
  const named = product.variants.map((variant) => reader.key(variant, table.reference) || `ligne ${variant.line}`);
  return named.length === 0 ? [] : [{ line, column, message: `${VARIANTS}\u202f: ${named.join(", ")}.` }];
}

/** Writes the old addresses of a product: those whose parts the export has. */
function listAddresses({ row }: ShopProduct, table: ShopTable, { key }: ShopReader): string[] {
  const partOf = (name: string) => {
    const written = key(row, table.addressParts[name] ?? []);
    return name === "category" ? slugify(readCategories(written, table.pathSeparator).category) : written;
  };
  return table.addresses.flatMap((address) => {
    const names = Array.from(address.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
    const parts = names.map(partOf);
    return parts.includes("") ? [] : [names.reduce((path, name, index) => path.replace(`{${name}}`, () => parts[index] ?? ""), address)];
  });
}

/** Writes one cell; a faulty cell of the export makes it faulty too. */
function writeCell(write: () => SheetCell): SheetCell {
  try {
    return write();
  } catch (error) {
    if (error instanceof UnreadableCell) return { fault: error.message };
    throw error;
  }
}

/** Converts the export of a shop to a table with a row for each product, under its first line. Fails with `invalid`
 *  where nothing of it can be the shop's. */
async function convertShop(sheet: ParsedSheet, shop: Shop, wanted: ImportQuery["columns"]): Promise<PreparedSheet> {
  const table = TABLES[shop];
  const reader = createShopReader(sheet);
  if (reader.heading(table.title) === undefined)
    throw new AppError("invalid", `Ce fichier n’est pas un export de produits de ${SHOP_NAMES[shop]}.`);
  const columns = SHOP_COLUMNS.map((column) => ({
    column,
    field: SHOP_FIELDS[column],
    heading: reader.heading(SHOP_FIELDS[column].headings(table)),
  }));
  const joined = joinRows(sheet.rows, table, reader);
  const products = joined.filter((product) => parentOf(product, table, reader) === "");
  const remarks = joined.flatMap((product) => describeVariants(product, table, reader));
  const writeRow = (product: ShopProduct) => {
    const { line } = product.row;
    const descriptions = createDescriptions(product, table, reader);
    const cells = columns.map(({ field, heading }) => {
      if (heading === undefined) return "";
      const remark = (message: string) => void remarks.push({ line, column: heading, message });
      return writeCell(() => field.write(product, { table, reader, descriptions, remark }));
    });
    return { line, cells };
  };
  const rows: SheetRow[] = [];
  for (const batch of inBatches(products)) {
    rows.push(...batch.map(writeRow));
    await yieldToRequests();
  }
  const addresses = products.map((product) => [product.row.line, listAddresses(product, table, reader)] as const);
  return {
    sheet: { columns: columns.map(({ heading = "" }) => heading), rows },
    columns: columns.map(({ column, heading }) => (heading !== undefined && wanted.includes(column) ? column : null)),
    remarks,
    unused: reader.listUnused(),
    addresses: new Map(addresses.filter(([, paths]) => paths.length > 0)),
    lines: new Map(products.map(({ row, variants, more }) => [row.line, [row, ...variants, ...more].map(({ line }) => line)])),
  };
}
