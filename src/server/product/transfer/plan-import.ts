import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { Upload } from "#server/media/upload.entity.ts";
import { type ParsedSheet, type SheetRow, textOf } from "#server/spreadsheet/sheet-cells.ts";
import { type ColumnPlaces, faultAt, type PlannedRow } from "./planned-row.ts";
import { idsBy } from "./ids-by.ts";
import { uploadsIn } from "./product-cells.ts";
import { emptyRow, readRow } from "./read-row.ts";
import { settleRelated } from "./settle-related.ts";
import { settleUnique } from "./settle-unique.ts";
import { inBatches } from "#server/database/in-batches.ts";
import { storedProducts } from "./stored-products.ts";

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

/** An id as a cell writes it; undefined where that is none. */
function idIn(cell: string): number | undefined {
  const id = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  return id > 0 && id <= INTEGER_MAX ? id : undefined;
}

/** Reads some rows against the products that they mean: by id where a row has one, else by reference. */
async function readRows(em: EntityManager, rows: SheetRow[], places: ColumnPlaces): Promise<PlannedRow[]> {
  const references = rows.map((row) => referenceIn(cellOf(row, places, "reference")));
  const byReference = await idsBy(em, "reference", references);
  const ids = rows.map((row, index) => {
    const written = cellOf(row, places, "id");
    return written === "" ? byReference.get(references[index] ?? "") : idIn(written);
  });
  const stored = await storedProducts(em, [...new Set(ids.flatMap((id) => id ?? []))]);
  const byId = new Map(stored.map((product) => [product.id, product]));
  const uploads = await uploadsOf(em, rows, places);
  return rows.map((row, index) => {
    const product = byId.get(ids[index] ?? 0);
    const written = cellOf(row, places, "id");
    if (written === "" || product) return readRow(row, places, { stored: product, uploads, isFoundById: written !== "" });
    const message = `Aucun produit n’a l’identifiant «\u202f${written}\u202f». Videz cette cellule pour créer le produit.`;
    return { ...emptyRow(row, undefined), faults: [faultAt(row, places, "id", message)] };
  });
}

/** What importing a table would do, row by row, as the database is now. Writes nothing. `columns` says which column is which. */
export async function planImport(em: EntityManager, { columns: headings, rows }: ParsedSheet, columns: (ProductColumn | null)[]) {
  const places = placesOf(headings, columns);
  const planned: PlannedRow[] = [];
  for (const batch of inBatches(rows)) {
    planned.push(...(await readRows(em, batch, places)));
    await yieldToRequests();
  }
  await settleUnique(em, planned, places);
  await settleRelated(em, planned, places);
  return planned;
}
