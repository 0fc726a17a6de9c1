/** A cell as text, or as the number that a workbook holds; a `fault` where it has neither that can be trusted, as a French sentence. */
export type SheetCell = string | number | { fault: string };

/** One row of a table. `line` is its number in a spreadsheet, from 1. */
export type SheetRow = { line: number; cells: SheetCell[] };

/** A table as it is stored: its headings, and the rows that are not empty. Each row has as many cells as there are headings. */
export type ParsedSheet = { columns: string[]; rows: SheetRow[] };

/** A table as it was read: also the line of its headings, the sheet that holds it, the sheets of its workbook, and the lines that may hold the
 *  headings. */
export type ReadSheet = ParsedSheet & { header_line: number; sheet: string; sheets: string[]; first_lines: SheetRow[] };

/** Fault of a cell that a merged range covers: another cell says its text. */
export const MERGED = "Cette cellule est fusionnée avec une autre. Séparez les cellules fusionnées et remplissez chacune.";

/** The text of a cell; "" for a faulty one. */
export function textOf(cell: SheetCell | undefined): string {
  return typeof cell === "object" ? "" : String(cell ?? "");
}

/** Whether a row says nothing: its cells are blank, or merged into others. */
export function isEmptyRow({ cells }: { cells: SheetCell[] }): boolean {
  return cells.every((cell) => (typeof cell === "object" ? cell.fault === MERGED : textOf(cell).trim() === ""));
}

/** The rows that say something, each with its number. */
export function filledRowsOf(all: SheetCell[][]): SheetRow[] {
  return all.map((cells, index) => ({ line: index + 1, cells })).filter((row) => !isEmptyRow(row));
}
