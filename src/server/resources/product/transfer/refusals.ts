import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ImportInput } from "#contracts/product/product-transfer.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { countRows } from "./check-import.ts";
import { isWriting, nameOf, type PlannedRow } from "./planned-row.ts";

/** Maximum products that a refusal names. */
const NAMED_MAX = 5;

/** Refuses an import that would write to a product which was changed since the check. Fails with `conflict`, naming
 *  them. */
export function refuseChanged(rows: PlannedRow[], seen: ImportInput["versions"], locked: Map<number, number>): void {
  const versions = new Map(seen);
  const changed = rows.filter(({ known }) => known && (versions.get(known.id) !== known.version || locked.get(known.id) !== known.version));
  if (changed.length === 0) return;
  const named = changed.slice(0, NAMED_MAX).map((row) => `«\u202f${nameOf(row).title}\u202f»`);
  const unnamed = changed.length - NAMED_MAX;
  const others = unnamed > 1 ? ` et ${unnamed} autres` : unnamed === 1 ? " et un autre" : "";
  throw new AppError(
    "conflict",
    `Modifié depuis la vérification\u202f: ${named.join(", ")}${others}. Rien n’a été importé\u202f: vérifiez à nouveau le fichier.`,
  );
}

/** Refuses the whole table where rows are faulty and the sender did not leave them out. */
export function refuseFaulty(rows: PlannedRow[], { leaves_faulty }: ImportInput): void {
  const { faulty } = countRows(rows);
  if (faulty > 0 && !leaves_faulty) throw new AppError("invalid", `Lignes fautives\u202f: ${faulty}. Rien n’a été importé.`);
}

/** Refuses a creation that was not one when the table was checked: the product may have been deleted since. */
export function refuseNew(rows: PlannedRow[], created: number): void {
  if (rows.filter((row) => isWriting(row) && !row.known).length > created) {
    throw new AppError(
      "conflict",
      "Des produits ont été supprimés depuis la vérification. Rien n’a été importé\u202f: vérifiez à nouveau le fichier.",
    );
  }
}

/** Refuses an import that was stopped since it began. Fails with `conflict`. */
export async function refuseStopped(em: EntityManager, { sheet, since }: { sheet: number; since: Date }): Promise<void> {
  const { rows } = await sql<{ isStopped: boolean }>`
    select stopped_at > ${since} as "isStopped" from sheet where id = ${sheet}`.execute(em.getKysely());
  if (rows[0]?.isStopped) throw new AppError("conflict", "Import arrêté\u202f: rien n’a été importé.");
}

/** Whether the transaction of an import would refuse these rows, or repeat the reply of the same import. */
export function willBeRefused(rows: PlannedRow[], input: ImportInput): boolean {
  const versions = new Map(rows.flatMap(({ known }) => (known ? [[known.id, known.version] as const] : [])));
  try {
    refuseFaulty(rows, input);
    refuseNew(rows, input.created);
    refuseChanged(rows.filter(isWriting), input.versions, versions);
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

/** Reads the present moment by the clock of the database, with which a stop is noted. */
export async function readStart(em: EntityManager): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(em.getKysely());
  return rows[0]?.now ?? new Date(); // a selection of a value has a row
}
