import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { IdQuestion, ImportQuery, ProductColumn } from "#contracts/product/product-transfer.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { Upload } from "#server/platform/media/upload.entity.ts";
import { type ParsedSheet, type SheetRow, textOf } from "#server/platform/spreadsheet/sheet-cells.ts";
import { type ColumnPlaces, faultAt, type PlannedRow, nameOf, type KnownCategories, knownCategories } from "./planned-row.ts";
import { idsBy, type StoredProduct, storedProducts, idIn, matchProduct, type RowNames } from "./stored-products.ts";
import { uploadsIn } from "./cells/file-cells.ts";
import { emptyRow, readCells, readRow } from "./read-row.ts";
import { settleRelated } from "./settle-related.ts";
import { settleUnique } from "./settle-unique.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { sql } from "kysely";

function placesOf(headings: string[], columns: (ProductColumn | null)[]): ColumnPlaces {
  return new Map(
    columns.flatMap((column, place) => (column && place < headings.length ? [[column, { place, heading: headings[place] ?? "" }]] : [])),
  );
}

function cellOf({ cells }: SheetRow, places: ColumnPlaces, column: ProductColumn): string {
  const at = places.get(column);
  return at ? textOf(cells[at.place]).trim() : "";
}

async function uploadsOf(em: EntityManager, rows: SheetRow[], places: ColumnPlaces): Promise<Map<string, Upload>> {
  const filenames = new Set(
    rows.flatMap((row) => (["images", "downloads"] as const).flatMap((column) => uploadsIn(cellOf(row, places, column)))),
  );
  if (filenames.size === 0) return new Map();
  const found = await em.fork({ keepTransactionContext: true }).find(Upload, { filename: { $in: [...filenames] } });
  return new Map(found.map((upload) => [upload.filename, upload]));
}

/** A reference as it is stored. */
function referenceIn(cell: string): string {
  return productInputSchema.shape.reference.safeParse(cell).data ?? "";
}

type Reading = { places: ColumnPlaces; categories: KnownCategories; mismatch: ImportQuery["id_mismatch"] };

/** Reads some rows against the products that they mean. */
async function readRows(em: EntityManager, rows: SheetRow[], reading: Reading): Promise<PlannedRow[]> {
  const { places, categories, mismatch } = reading;
  const names = rows.map((row) => ({
    id: cellOf(row, places, "id"),
    reference: referenceIn(cellOf(row, places, "reference")),
    title: cellOf(row, places, "title"),
  }));
  const byReference = await idsBy(em, "reference", [...new Set(names.map(({ reference }) => reference))]);
  const ids = names.flatMap(({ id, reference }) => [idIn(id), byReference.get(reference)]);
  const stored = await storedProducts(em, [...new Set(ids.flatMap((id) => id ?? []))]);
  const products = new Map(stored.map((product) => [product.id, product]));
  const uploads = await uploadsOf(em, rows, places);
  const productAt = (id: number | undefined) => (id === undefined ? undefined : products.get(id));
  return rows.map((row, index) => {
    const own = names[index] ?? { id: "", reference: "", title: "" }; // as many as there are rows
    const found = { byId: productAt(idIn(own.id)), byReference: productAt(byReference.get(own.reference)) };
    const match = matchProduct(own, found, mismatch);
    if ("fault" in match) {
      const stored = "asks" in match ? match.asks : undefined;
      const { faults } = readCells(row, places, { stored, uploads, isFoundById: false, categories });
      const faulty = { ...emptyRow(row, undefined), faults: [faultAt(row, places, "id", match.fault), ...faults] };
      return "asks" in match ? { ...faulty, question: questionOf(row, own, match.asks) } : faulty;
    }
    const { product, isFoundById, warning } = match;
    const planned = readRow(row, places, { stored: product, uploads, isFoundById, categories });
    if (warning !== undefined) planned.warnings.push(faultAt(row, places, "id", warning));
    return planned;
  });
}

function questionOf({ line }: SheetRow, { title, reference }: RowNames, product: StoredProduct): IdQuestion {
  return { line, id: product.id, stored: { title: product.title, reference: product.reference }, row: { title, reference } };
}

/** Plans an import row by row, and the categories that there are, as the database is now. Writes nothing. */
export async function planImport(
  em: EntityManager,
  { columns: headings, rows }: ParsedSheet,
  { columns, id_mismatch: mismatch }: Pick<ImportQuery, "columns" | "id_mismatch">,
) {
  const places = placesOf(headings, columns);
  if (mismatch === "ignored") places.delete("id");
  const categories = await knownCategories(em);
  const planned: PlannedRow[] = [];
  for (const batch of inBatches(rows)) {
    planned.push(...(await readRows(em, batch, { places, categories, mismatch })));
    await yieldToRequests();
  }
  await settleUnique(em, planned, places);
  await settleRelated(em, planned, places);
  await warnOfLostZeros(em, planned, places);
  return { rows: planned, categories };
}

/** Warns of new references that are stored ones without their leading zeros, which spreadsheets take for numbers. */
async function warnOfLostZeros(em: EntityManager, rows: PlannedRow[], places: ColumnPlaces): Promise<void> {
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
    row.warnings.push(faultAt(row, places, "reference", message));
  }
}
