import type { EntityManager } from "@mikro-orm/postgresql";
import {
  IMPORT_SHOWN,
  IMPORT_VALUE_SHOWN,
  type ImportCheck,
  type ImportedRow,
  type ImportQuery,
} from "#contracts/product/product-transfer.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { listExternalFiles, withAcceptableUrls } from "./files/external-files.ts";
import { planImport } from "./plan-import.ts";
import { listNewCategories, isWriting, nameOf, type PlannedRow } from "./planned-row.ts";
import type { PreparedSheet } from "./prepare-sheet.ts";
import { planRedirections } from "./redirect-addresses.ts";

/** Characters shown before the first difference of two values. */
const LEAD = 40;

/** Finds the first difference of two texts. */
function findDifference(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return at;
}

/** Cuts out the part of a value in which it differs from another one. */
function excerpt(value: string, difference: number): string {
  const start = difference > IMPORT_VALUE_SHOWN - LEAD ? difference - LEAD : 0;
  const part = firstCharacters(value.slice(start).toWellFormed(), IMPORT_VALUE_SHOWN);
  return `${start > 0 ? "…" : ""}${part}${start + part.length < value.trimEnd().length ? "…" : ""}`;
}

function shownRow(row: PlannedRow): ImportedRow {
  const changes = row.changes.map(({ column, before, after }) => {
    const difference = findDifference(before, after);
    return { column, before: excerpt(before, difference), after: excerpt(after, difference) };
  });
  return { line: row.line, id: row.known?.id ?? null, ...nameOf(row), changes };
}

/** Counts the rows of a plan by what they do. */
export function countRows(rows: PlannedRow[]): ImportCheck["counts"] {
  const sound = rows.filter(({ faults }) => faults.length === 0);
  const created = sound.filter(({ known }) => !known).length;
  const changed = sound.filter((row) => row.known && isWriting(row)).length;
  return { created, changed, unchanged: sound.length - created - changed, faulty: rows.length - sound.length };
}

/** Checks what importing a table would do, for the administrator, with the versions of the products that it would
 *  change. */
export async function checkImport(em: EntityManager, prepared: PreparedSheet, query: ImportQuery): Promise<ImportCheck> {
  const checked = query.copies_files ? withAcceptableUrls(prepared) : prepared;
  const { rows, categories } = await planImport(em, checked, query.id_mismatch);
  const writing = rows.filter(isWriting);
  const redirected = query.redirects ? await planRedirections(em, writing, prepared.addresses) : { sound: [], warnings: [] };
  const warnings = [...prepared.remarks, ...redirected.warnings, ...rows.flatMap((row) => row.warnings)];
  return {
    counts: countRows(rows),
    unused: prepared.unused,
    files: listExternalFiles(prepared).length,
    addresses: prepared.addresses.size,
    redirections: redirected.sound.length,
    faults: rows.flatMap(({ faults }) => faults).slice(0, IMPORT_SHOWN.faults),
    warnings: warnings.slice(0, IMPORT_SHOWN.faults),
    questions: rows.flatMap(({ question }) => question ?? []).slice(0, IMPORT_SHOWN.rows),
    new_categories: listNewCategories(rows, categories).slice(0, IMPORT_SHOWN.faults),
    rows: writing.slice(0, IMPORT_SHOWN.rows).map(shownRow),
    versions: writing.flatMap(({ known }) => (known ? [[known.id, known.version]] : [])),
  };
}
