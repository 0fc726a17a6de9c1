/** A cell as text; a `fault` where it has none that can be trusted, as a French sentence. */
export type SheetCell = string | { fault: string };

/** One row of a table. `line` is its number in a spreadsheet, from 1. */
export type SheetRow = { line: number; cells: SheetCell[] };

/** A table as it was read: its headings, and the rows that are not empty. Each row has as many cells as there are headings. */
export type ParsedSheet = { columns: string[]; rows: SheetRow[] };

/** The text of a cell; "" for a faulty one. */
export function textOf(cell: SheetCell | undefined): string {
  return typeof cell === "string" ? cell : "";
}
