import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { IdQuestion, ImportQuery, ProductColumn } from "#contracts/product/product-transfer.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { Upload } from "#server/platform/media/upload.entity.ts";
import { type SheetRow, textOf } from "#server/platform/spreadsheet/sheet-cells.ts";
import { type ColumnPositions, cellFault, type PlannedRow, nameOf, type KnownCategories, readCategories } from "./planned-row.ts";
import { findIds, type StoredProduct, storedProducts, parseId, matchProduct, type RowNames } from "./stored-products.ts";
import { listUploadNames } from "./cells/file-cells.ts";
import type { PreparedSheet } from "./prepare-sheet.ts";
import { emptyRow, readCells, readRow } from "./read-row.ts";
import { settleRelated } from "./settle-related.ts";
import { settleUnique } from "./settle-unique.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { sql } from "kysely";

function findColumns(headings: string[], columns: (ProductColumn | null)[]): ColumnPositions {
  return new Map(
    columns.flatMap((column, index) => (column && index < headings.length ? [[column, { index, heading: headings[index] ?? "" }]] : [])),
  );
}

function cellOf({ cells }: SheetRow, positions: ColumnPositions, column: ProductColumn): string {
  const at = positions.get(column);
  return at ? textOf(cells[at.index]).trim() : "";
}

async function uploadsOf(em: EntityManager, rows: SheetRow[], positions: ColumnPositions): Promise<Map<string, Upload>> {
  const filenames = new Set(
    rows.flatMap((row) => (["images", "downloads"] as const).flatMap((column) => listUploadNames(cellOf(row, positions, column)))),
  );
  if (filenames.size === 0) return new Map();
  const found = await em.fork({ keepTransactionContext: true }).find(Upload, { filename: { $in: [...filenames] } });
  return new Map(found.map((upload) => [upload.filename, upload]));
}

/** Parses a reference as it is stored; empty where it is none. */
function parseReference(cell: string): string {
  return productInputSchema.shape.reference.safeParse(cell).data ?? "";
}

type Reading = { positions: ColumnPositions; categories: KnownCategories; mismatch: ImportQuery["id_mismatch"] };

/** Reads some rows, and compares them with their products. */
async function readRows(em: EntityManager, rows: SheetRow[], reading: Reading): Promise<PlannedRow[]> {
  const { positions, categories, mismatch } = reading;
  const names = rows.map((row) => ({
    id: cellOf(row, positions, "id"),
    reference: parseReference(cellOf(row, positions, "reference")),
    title: cellOf(row, positions, "title"),
  }));
  const byReference = await findIds(em, "reference", [...new Set(names.map(({ reference }) => reference))]);
  const ids = names.flatMap(({ id, reference }) => [parseId(id), byReference.get(reference)]);
  const stored = await storedProducts(em, [...new Set(ids.flatMap((id) => id ?? []))]);
  const products = new Map(stored.map((product) => [product.id, product]));
  const uploads = await uploadsOf(em, rows, positions);
  const findProduct = (id: number | undefined) => (id === undefined ? undefined : products.get(id));
  return rows.map((row, index) => {
    const own = names[index] ?? { id: "", reference: "", title: "" }; // as many as there are rows
    const found = { byId: findProduct(parseId(own.id)), byReference: findProduct(byReference.get(own.reference)) };
    const match = matchProduct(own, found, mismatch);
    if ("fault" in match) {
      const stored = "asks" in match ? match.asks : undefined;
      const { faults } = readCells(row, positions, { stored, uploads, isFoundById: false, categories });
      const faulty = { ...emptyRow(row, undefined), faults: [cellFault(row, positions, "id", match.fault), ...faults] };
      return "asks" in match ? { ...faulty, question: questionOf(row, own, match.asks) } : faulty;
    }
    const { product, isFoundById, warning } = match;
    const planned = readRow(row, positions, { stored: product, uploads, isFoundById, categories });
    if (warning !== undefined) planned.warnings.push(cellFault(row, positions, "id", warning));
    return planned;
  });
}

function questionOf({ line }: SheetRow, { title, reference }: RowNames, product: StoredProduct): IdQuestion {
  return { line, id: product.id, stored: { title: product.title, reference: product.reference }, row: { title, reference } };
}

/** Plans an import row by row against the present database, and reads the categories. Writes nothing. */
export async function planImport(
  em: EntityManager,
  { sheet: { columns: headings, rows }, columns }: Pick<PreparedSheet, "sheet" | "columns">,
  mismatch: ImportQuery["id_mismatch"],
) {
  const positions = findColumns(headings, columns);
  if (mismatch === "ignored") positions.delete("id");
  const categories = await readCategories(em);
  const planned: PlannedRow[] = [];
  for (const batch of inBatches(rows)) {
    planned.push(...(await readRows(em, batch, { positions, categories, mismatch })));
    await yieldToRequests();
  }
  await settleUnique(em, planned, positions);
  await settleRelated(em, planned, positions);
  await warnOfLostZeros(em, planned, positions);
  return { rows: planned, categories };
}

/** Warns of new references that are stored ones without their leading zeros, which spreadsheets take for numbers. */
async function warnOfLostZeros(em: EntityManager, rows: PlannedRow[], positions: ColumnPositions): Promise<void> {
  const numbered = rows.filter(({ known, values }) => !known && /^[1-9]\d*$/.test(values.reference ?? ""));
  if (numbered.length === 0) return;
  const sent = numbered.map((row) => nameOf(row).reference);
  const { rows: found } = await sql<{ reference: string; bare: string }>`
    select reference, ltrim(reference, '0') as bare from product
    where reference like '0%' and ltrim(reference, '0') = any(${sent}::text[])`.execute(em.getKysely());
  const stored = new Map(found.map(({ reference, bare }) => [bare, reference]));
  for (const row of numbered) {
    const other = stored.get(nameOf(row).reference);
    if (other === undefined) continue;
    const message = `Le tableur a peut-être enlevé des zéros\u202f: la référence «\u202f${other}\u202f» existe déjà.`;
    row.warnings.push(cellFault(row, positions, "reference", message));
  }
}
