import type { EntityManager } from "@mikro-orm/postgresql";
import { writeXlsxStream } from "hucre/xlsx";
import { sql } from "kysely";
import { PRODUCT_COLUMN_LABELS, PRODUCT_COLUMNS, type ProductExportQuery } from "#contracts/product/product-transfer.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { AppError } from "#server/app-error.ts";
import { BYTE_ORDER_MARK, csvRecord } from "#server/csv/csv.ts";
import { findProductIds } from "#server/product/product-list.ts";
import { inBatches } from "#server/database/in-batches.ts";
import { productCell } from "./cells/product-cells.ts";
import { storedProducts } from "./stored-products.ts";
import { withoutForbidden } from "#server/escape-xml.ts";

/** Longest text that a cell of a workbook holds, in characters. */
const CELL_MAX_LENGTH = 32_767;

const tooLong = (title: string, column: string) =>
  `«\u202f${title}\u202f» a plus de texte dans «\u202f${column}\u202f» qu’une cellule de classeur n’en contient. Exportez en CSV.`;

/** The ids of all products that a list shows on all its pages, in its order, as they are at one moment. */
export function listedIds(em: EntityManager, { format: _, ...query }: ProductExportQuery): Promise<number[]> {
  return findProductIds(em, query, INTEGER_MAX);
}

/** The rows of a table of these products, with its headings, some products in memory at a time. One that was deleted meanwhile is left out. */
async function* rowsOf(em: EntityManager, ids: number[]): AsyncGenerator<string[]> {
  yield PRODUCT_COLUMNS.map((column) => PRODUCT_COLUMN_LABELS[column]);
  for (const batch of inBatches(ids)) {
    for (const product of await storedProducts(em, batch)) yield PRODUCT_COLUMNS.map((column) => productCell(product, column));
  }
}

/** The text as a workbook's XML holds it, without what XML forbids: what looks like one of its escapes is escaped itself. The writer leaves that to its caller. */
function workbookText(text: string): string {
  return withoutForbidden(text).replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
}

/** Refuses what no workbook can hold, before a byte of it is sent. Fails with `invalid`, naming the product. */
export async function refuseLongCells(em: EntityManager, ids: number[]): Promise<void> {
  // Longer than the cell, but for the backslash before each bar: half of the limit leaves room for those.
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${ids}::int[]) and greatest(length(long_description), length(specifications::text),
      length(benefits::text), length(images::text), length(downloads::text), length(compatibility::text)) > ${Math.floor(CELL_MAX_LENGTH / 2)}`.execute(
    em.getKysely(),
  );
  for (const { id } of rows) {
    const [product] = await storedProducts(em, [id]);
    const column = product && PRODUCT_COLUMNS.find((candidate) => workbookText(productCell(product, candidate)).length > CELL_MAX_LENGTH);
    if (column) throw new AppError("invalid", tooLong(product.title, PRODUCT_COLUMN_LABELS[column]));
  }
}

async function* workbookRows(rows: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  for await (const cells of rows) yield cells.map(workbookText);
}

async function* csvText(rows: AsyncGenerator<string[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const row of rows) yield csvRecord(row);
}

/** A table of these products, written while it is sent. */
export function productTable(em: EntityManager, ids: number[], format: ProductExportQuery["format"]): AsyncIterable<string | Uint8Array> {
  const rows = rowsOf(em, ids);
  return format === "csv" ? csvText(rows) : writeXlsxStream(workbookRows(rows), { name: "Produits" });
}
