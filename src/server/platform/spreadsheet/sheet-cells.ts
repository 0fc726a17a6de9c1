import { HEADER_LINES_SHOWN } from "#contracts/spreadsheet/sheet.ts";
import { type ColumnNames, matchHeadings } from "#contracts/spreadsheet/sheet-headings.ts";

/** A cell as text, or as the number that a workbook holds. A `fault` says in French why neither can be trusted. */
export type SheetCell = string | number | { fault: string };

/** One row of a table. `line` is its number in a spreadsheet, from 1. */
export type SheetRow = { line: number; cells: SheetCell[] };

/** A table as it is stored: its headings, and the rows that are not empty. Each row has as many cells as there are
 *  headings. */
export type ParsedSheet = { columns: string[]; rows: SheetRow[] };

/** A table as it was read: also the line of its headings, the sheet that holds it, the sheets of its workbook, and the
 *  lines that may hold the headings. */
export type ReadSheet = ParsedSheet & { header_line: number; sheet: string; sheets: string[]; first_lines: SheetRow[] };

/** A search for the sheet of a workbook that holds a table: the one of this name, or the one with the most headings of
 *  the `known` tables. */
export type SheetSearch = { worksheet: string | undefined; known: ColumnNames[] };

/** Fault of a cell that a merged range covers: another cell has its text. */
export const MERGED = "Cette cellule est fusionnée avec une autre. Séparez les cellules fusionnées et remplissez chacune.";

/** The text of a cell; "" for a faulty one. */
export function textOf(cell: SheetCell | undefined): string {
  return typeof cell === "object" ? "" : String(cell ?? "");
}

/** Whether a row is empty: its cells are blank, or merged into others. */
export function isEmptyRow({ cells }: { cells: SheetCell[] }): boolean {
  return cells.every((cell) => (typeof cell === "object" ? cell.fault === MERGED : textOf(cell).trim() === ""));
}

/** The rows that are not empty, each with its number. */
export function filledRowsOf(all: SheetCell[][]): SheetRow[] {
  return all.map((cells, index) => ({ line: index + 1, cells })).filter((row) => !isEmptyRow(row));
}

/** Headings that must be known for a line to be taken for the one that holds them. */
const LEAST_KNOWN = 2;

const textsOf = ({ cells }: SheetRow) => cells.map(textOf).filter((text) => text.trim() !== "");

/** Counts the cells of a line that are headings of one of the `known` tables. */
function countKnown(row: SheetRow, known: ColumnNames[]): number {
  const texts = textsOf(row);
  return Math.max(0, ...known.map((columns) => matchHeadings(texts, columns).filter((column) => column !== null).length));
}

/** Scores how well some lines look like the beginning of a known table: the most known headings in one of them, 0 for
 *  too few. */
export function headerScore(rows: SheetRow[], known: ColumnNames[]): number {
  const most = Math.max(0, ...rows.slice(0, HEADER_LINES_SHOWN).map((row) => countKnown(row, known)));
  return most < LEAST_KNOWN ? 0 : most;
}

/** Finds the row of the headings among the filled rows: the one with the most known headings, else the first that is
 *  about as wide as the table, so that a title above it does not count. */
export function findHeader(rows: SheetRow[], known: ColumnNames[]): SheetRow | undefined {
  const candidates = rows.slice(0, HEADER_LINES_SHOWN);
  const score = headerScore(candidates, known);
  if (score > 0) return candidates.find((row) => countKnown(row, known) === score);
  const widest = Math.max(0, ...candidates.map((row) => textsOf(row).length));
  return candidates.find((row) => textsOf(row).length * 2 > widest);
}
