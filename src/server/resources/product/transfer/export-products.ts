import type { EntityManager } from "@mikro-orm/postgresql";
import { writeXlsxStream } from "hucre/xlsx";
import { sql } from "kysely";
import {
  PRODUCT_COLUMN_LABELS,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductExportQuery,
  productExportQuerySchema,
} from "#contracts/product/product-transfer.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { BYTE_ORDER_MARK, csvRecord, datedFilename } from "#server/platform/spreadsheet/csv.ts";
import { findProductIds } from "#server/resources/product/catalogue/find-products.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { productCell } from "./cells/product-cells.ts";
import { type StoredProduct, storedProducts } from "./stored-products.ts";
import { withoutForbidden } from "#server/platform/language/markup.ts";
import { Readable } from "node:stream";
import type Router from "@koa/router";
import type { SheetFormat } from "#contracts/spreadsheet/sheet.ts";
import { recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import type { RestTools } from "#server/platform/declaration/resource.ts";
import type { RestFile } from "#server/platform/declaration/rest-route.ts";

/** Longest text that a cell of a workbook holds, in characters. */
const CELL_MAX_LENGTH = 32_767;

const tooLong = (title: string, column: string) =>
  `«\u202f${title}\u202f» a plus de texte dans «\u202f${column}\u202f» qu’une cellule de classeur n’en contient. Exportez en CSV.`;

/** Lists the ids of all products of a list, in its order, as they are at one moment. */
function listedIds(em: EntityManager, { format: _, ...query }: ProductExportQuery): Promise<number[]> {
  return findProductIds(em, query, INTEGER_MAX);
}

/** The headings of a table of products. */
const HEADINGS = PRODUCT_COLUMNS.map((column) => PRODUCT_COLUMN_LABELS[column]);

/** Number formats of a workbook's columns: for « 49,90 » the file holds 49.9. */
const FORMATS = PRODUCT_COLUMNS.map((column) => (column === "price_from" ? { numFmt: "0.00" } : {}));

/** Reads these products, some in memory at a time. One that was deleted meanwhile is left out. */
async function* readProducts(em: EntityManager, ids: number[]): AsyncGenerator<StoredProduct> {
  for (const batch of inBatches(ids)) yield* await storedProducts(em, batch);
}

/** Escapes a text for the XML of a workbook, which the writer leaves to its caller: characters that XML forbids go, and
 *  what looks like an escape is escaped itself. */
function workbookText(text: string): string {
  return withoutForbidden(text).replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
}

/** Refuses texts that no workbook can hold, before the first byte is sent. Fails with `invalid`, naming the product. */
async function refuseLongCells(em: EntityManager, ids: number[]): Promise<void> {
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

/** A cell as a workbook holds it: a number where people sort and add up numbers; null for none. */
function workbookCell(product: StoredProduct, column: ProductColumn): string | number | null {
  return column === "id" || column === "price_from" ? product[column] : workbookText(productCell(product, column));
}

async function* workbookRows(products: AsyncIterable<StoredProduct>): AsyncGenerator<(string | number | null)[]> {
  yield HEADINGS;
  for await (const product of products) yield PRODUCT_COLUMNS.map((column) => workbookCell(product, column));
}

async function* csvText(products: AsyncIterable<StoredProduct>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield csvRecord(HEADINGS);
  for await (const product of products) yield csvRecord(PRODUCT_COLUMNS.map((column) => productCell(product, column)));
}

/** A table of these products, written while it is sent. */
function productTable(em: EntityManager, ids: number[], format: ProductExportQuery["format"]): AsyncIterable<string | Uint8Array> {
  const products = readProducts(em, ids);
  return format === "csv" ? csvText(products) : writeXlsxStream(workbookRows(products), { name: "Produits", columns: FORMATS });
}

const TYPES: Record<SheetFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const NO_INPUT = 'Écrivez la demande en JSON dans le paramètre input, tel que {"format":"csv"}.';

function readInput(input: unknown) {
  try {
    return productExportQuerySchema.parse(JSON.parse(String(input)));
  } catch (error) {
    throw error instanceof SyntaxError ? invalidField("input", NO_INPUT) : error;
  }
}

/** The table of products, for the documentation. */
export const PRODUCT_EXPORT: RestFile = {
  path: "/api/admin/product-export",
  summary: { fr: "Exporter des produits en tableau", en: "Export products as a table" },
  input: productExportQuerySchema,
  types: Object.values(TYPES),
  right: { role: "reader", scope: "products:read" },
};

/** Adds the path that exports the products of a list of the back office; `input` is the list's query as JSON. A path,
 *  not a procedure: the table is streamed, and few products are in memory. */
export function mountProductExport(router: Router, { orm, now, requiring }: RestTools): void {
  router.get(PRODUCT_EXPORT.path, requiring(PRODUCT_EXPORT.right), async (ctx) => {
    const query = readInput(ctx.query.input);
    const em = orm.em.fork();
    const ids = await listedIds(em, query);
    if (query.format === "xlsx") await refuseLongCells(em, ids);
    await recordSecurityEvent(ctx.state.procedureContext, { kind: "export", subject: `produits, ${query.format.toUpperCase()}` });
    ctx.type = TYPES[query.format];
    ctx.attachment(datedFilename("produits", now(), query.format));
    ctx.set("Cache-Control", "no-store");
    ctx.body = Readable.from(productTable(em, ids, query.format));
  });
}
