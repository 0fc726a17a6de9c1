import { DAY_MS } from "#server/platform/database/durations.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { SHEET_MAX_COLUMNS, type UploadedSheet } from "#contracts/spreadsheet/sheet.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { MERGED, type ParsedSheet, type ReadSheet, type SheetCell, textOf } from "./sheet-cells.ts";
import { Sheet } from "./sheet.entity.ts";

/** Rows of a table that are shown while its columns are chosen. */
const SAMPLES = 3;

/** Longest text of a cell that is shown there, in characters. */
const SAMPLE_LENGTH = 80;

/** Time for which a table can be imported. */
const LIFETIME_MS = DAY_MS;

const GONE = "Ce fichier n’est plus là\u202f: choisissez-le à nouveau.";

const isUnreadable = (cell: SheetCell) => typeof cell === "object" && cell.fault !== MERGED;

const sampleOf = (cells: SheetCell[]) =>
  cells.map((cell) => (isUnreadable(cell) ? "(erreur)" : textOf(cell).slice(0, SAMPLE_LENGTH).toWellFormed()));

/** Stores a table that was read, with the caller's transaction. */
export async function storeSheet(
  em: EntityManager,
  { columns, rows, header_line, sheet, sheets, first_lines }: ReadSheet,
  { administrator, filename }: { administrator: number; filename: string },
): Promise<UploadedSheet> {
  // Straight to the table: the unit of work would copy and compare megabytes of JSON.
  const { rows: stored } = await sql<{ id: number }>`
    insert into sheet (administrator, filename, columns, rows, created_at)
    values (${administrator}, ${filename}, ${JSON.stringify(columns)}::jsonb, ${JSON.stringify(rows)}::jsonb, ${nowOf(em)})
    returning id`.execute(em.getKysely());
  const id = stored[0]?.id ?? 0; // an insertion returns its row
  return {
    id,
    filename,
    columns,
    samples: rows.slice(0, SAMPLES).map(({ cells }) => sampleOf(cells)),
    rows: rows.length,
    header_line,
    sheet,
    sheets,
    first_lines: first_lines.map(({ line, cells }) => ({ line, cells: sampleOf(cells.slice(0, SHEET_MAX_COLUMNS)) })),
  };
}

/** A stored table of one administrator. Fails with `not_found`. */
export async function sheetOf(em: EntityManager, administrator: number, id: number): Promise<ParsedSheet & { filename: string }> {
  const sheet = await em.fork({ keepTransactionContext: true }).findOne(Sheet, { id, administrator: { id: administrator } });
  if (!sheet) throw new AppError("not_found", GONE);
  return sheet;
}

/** Erases the tables that are a day old; gives how many. */
export function eraseOldSheets({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(Sheet, { created_at: { $lt: new Date(now().getTime() - LIFETIME_MS) } });
}
