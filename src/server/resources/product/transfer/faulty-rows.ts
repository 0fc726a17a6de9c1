import { csvFile } from "#server/platform/spreadsheet/csv/csv.ts";
import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import type { ParsedSheet } from "#server/platform/spreadsheet/sheet-cells.ts";
import { cellText } from "./cells/product-cells.ts";
import type { PlannedRow } from "./planned-row.ts";

function faultsOf({ faults }: PlannedRow): string {
  return faults.map(({ column, message }) => (column ? `${column}\u202f: ${message}` : message)).join("\n");
}

/** The rows of a table that cannot be imported, as they were sent, with a last column « erreur »: corrected, the file can be imported by itself. */
export function faultyRowsAsCsv(
  { columns: headings, rows }: ParsedSheet,
  plan: { rows: PlannedRow[]; columns: (ProductColumn | null)[] },
  now: Date,
) {
  const faulty = new Map(plan.rows.filter(({ faults }) => faults.length > 0).map((row) => [row.line, faultsOf(row)]));
  const sent = rows.filter(({ line }) => faulty.has(line));
  return csvFile("produits-a-corriger", now, [
    [...headings, "erreur"],
    ...sent.map(({ line, cells }) => cells.map((cell, place) => cellText(cell, plan.columns[place])).concat(faulty.get(line) ?? "")),
  ]);
}
