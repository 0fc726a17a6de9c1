import { csvFile } from "#server/csv/csv.ts";
import { type ParsedSheet, textOf } from "#server/spreadsheet/sheet-cells.ts";
import type { PlannedRow } from "./planned-row.ts";

function faultsOf({ faults }: PlannedRow): string {
  return faults.map(({ column, message }) => (column ? `${column}\u202f: ${message}` : message)).join("\n");
}

/** The rows of a table that cannot be imported, as they were sent, with a last column « erreur »: corrected, the file can be imported by itself. */
export function faultyRowsAsCsv({ columns, rows }: ParsedSheet, planned: PlannedRow[], now: Date) {
  const faulty = new Map(planned.filter(({ faults }) => faults.length > 0).map((row) => [row.line, faultsOf(row)]));
  const sent = rows.filter(({ line }) => faulty.has(line));
  return csvFile("produits-a-corriger", now, [
    [...columns, "erreur"],
    ...sent.map(({ line, cells }) => cells.map((cell) => textOf(cell)).concat(faulty.get(line) ?? "")),
  ]);
}
