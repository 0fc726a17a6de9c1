import { type ImportFault, type ImportQuery, type ProductColumn, SHOP_COLUMNS } from "#contracts/product/product-transfer.ts";
import type { ParsedSheet } from "#server/platform/spreadsheet/sheet-cells.ts";
import { convertShop } from "./shops/convert-shop.ts";

/** A table as it is planned: its columns by their fields, and what is known of it where it is the export of a shop.
 *  `lines` gives the lines of the file that each of its rows was made of. */
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
  if (!shop) return { sheet, columns, remarks: [], unused: [], addresses: new Map(), lines: new Map() };
  const { present, ...converted } = await convertShop(sheet, shop);
  return { ...converted, columns: SHOP_COLUMNS.map((column) => (present.has(column) && columns.includes(column) ? column : null)) };
}
