import { idSchema } from "#contracts/shared/entity.ts";
import { TRANSFER_COLUMNS, type TransferColumn } from "#contracts/translation/translation-transfer.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type ParsedSheet, textOf } from "#server/platform/spreadsheet/sheet-cells.ts";
import { isDeepStrictEqual } from "node:util";
import type { TranslatedRow, TranslatedValue } from "#contracts/translation/translated-field.ts";

/** One line of a translators' table, by its number in a spreadsheet. */
export type Line = { line: number; field: string; source: string; translation: string };

/** The lines of one record, in the order of the table. */
type RecordLines = { noun: string; record: number; lines: Line[] };

const NO_RECORD = "Cette ligne ne dit pas de quelle fiche elle est.";

/** Finds the index of each column. Fails with `invalid` if one is missing. */
function findColumns(columns: string[]): Record<TransferColumn, number> {
  const positions = TRANSFER_COLUMNS.map((name) => [name, columns.indexOf(name)] as const);
  const lost = positions.filter(([, index]) => index === -1).map(([name]) => `«\u202f${name}\u202f»`);
  if (lost.length > 0)
    throw new AppError("invalid", `Ce fichier n’est pas un export de traductions\u202f: il lui manque ${lost.join(", ")}.`);
  return Object.fromEntries(positions) as Record<TransferColumn, number>; // of all its columns
}

/** Groups the lines of a table by record, and collects the faults of unreadable ones. Fails with `invalid` for a table
 *  without the columns. */
export function groupByRecord({ columns, rows }: ParsedSheet) {
  const positions = findColumns(columns);
  const records = new Map<string, RecordLines>();
  const faults: { line: number; message: string }[] = [];
  for (const { line, cells } of rows) {
    const broken = cells.find((cell) => typeof cell === "object");
    const at = (column: TransferColumn) => textOf(cells[positions[column]]);
    const [noun, record] = [at("noun").trim(), idSchema.safeParse(Number(at("record"))).data];
    if (broken !== undefined || !noun || record === undefined) {
      faults.push({ line, message: broken?.fault ?? NO_RECORD });
      continue;
    }
    const key = `${noun} ${record}`;
    const known = records.get(key) ?? { noun, record, lines: [] };
    known.lines.push({ line, field: at("field").trim(), source: at("source"), translation: at("translation") });
    records.set(key, known);
  }
  return { records: [...records.values()], faults };
}

/** One text of a field, and its path: `title`, `subcategories.0`, `benefits.2.description`. */
type FlatText = { path: string; text: string };

/** The texts of a field, each with its path. */
export function flatTexts(name: string, value: TranslatedValue): FlatText[] {
  if (typeof value === "string") return [{ path: name, text: value }];
  return value.flatMap((row, index) => {
    const path = `${name}.${index}`;
    if (typeof row === "string") return [{ path, text: row }];
    return Object.entries(row).map(([column, text]) => ({ path: `${path}.${column}`, text }));
  });
}

/** Builds a field in the shape of its source from these texts; missing ones are empty. */
export function fieldOfTexts(name: string, source: TranslatedValue, texts: ReadonlyMap<string, string>): TranslatedValue {
  const at = (path: string) => texts.get(path) ?? "";
  if (typeof source === "string") return at(name);
  const rows = source.map((row, index): string | TranslatedRow => {
    const path = `${name}.${index}`;
    return typeof row === "string" ? at(path) : Object.fromEntries(Object.keys(row).map((column) => [column, at(`${path}.${column}`)]));
  });
  return rows as TranslatedValue; // of the source's kind
}

/** Whether two values of a field are the same. */
export const isSameText = (one: TranslatedValue, other: TranslatedValue): boolean => isDeepStrictEqual(one, other);
