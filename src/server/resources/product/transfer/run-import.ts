import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { z } from "zod";
import type { ImportInput, ImportProgress, importReplySchema } from "#contracts/product/product-transfer.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { rememberSlugs } from "#server/platform/history/former-slug/former-slugs.ts";
import { CIRCLE, isReplacedInCircle } from "#server/resources/product/linked-products.ts";
import { signWay } from "#server/platform/database/fork-signed.ts";
import { countRows } from "./check-import.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { planImport } from "./plan-import.ts";
import { isWriting, nameOf, type PlannedRow } from "./planned-row.ts";
import type { PreparedSheet } from "./prepare-sheet.ts";
import { redirectAddresses } from "./redirect-addresses.ts";
import { resolveCategories, writeRows } from "./write-rows.ts";

/** Maximum products that a refusal names. */
const NAMED_MAX = 5;

type Reply = z.infer<typeof importReplySchema>;

/** Locks the products that rows change, in the order that every transaction uses, and reads their present versions. */
async function lockVersions(em: EntityManager, rows: PlannedRow[]): Promise<Map<number, number>> {
  const ids = rows.flatMap(({ known }) => known?.id ?? []);
  const { rows: locked } = await sql<{ id: number; version: number }>`
    select id, version from product where id = any(${ids}::int[]) order by id for update`.execute(em.getKysely());
  return new Map(locked.map(({ id, version }) => [id, version]));
}

/** Refuses an import that would write to a product which was changed since the check. Fails with `conflict`, naming
 *  them. */
function refuseChanged(rows: PlannedRow[], seen: ImportInput["versions"], locked: Map<number, number>): void {
  const versions = new Map(seen);
  const changed = rows.filter(({ known }) => known && (versions.get(known.id) !== known.version || locked.get(known.id) !== known.version));
  if (changed.length === 0) return;
  const named = changed.slice(0, NAMED_MAX).map((row) => `«\u202f${nameOf(row).title}\u202f»`);
  const others = changed.length > NAMED_MAX ? ` et ${changed.length - NAMED_MAX} autres` : "";
  throw new AppError(
    "conflict",
    `Modifié depuis la vérification\u202f: ${named.join(", ")}${others}. Rien n’a été importé\u202f: vérifiez à nouveau le fichier.`,
  );
}

/** Refuses the whole table where rows are faulty and the sender did not leave them out. */
function refuseFaulty(rows: PlannedRow[], { leaves_faulty }: ImportInput): void {
  const { faulty } = countRows(rows);
  if (faulty > 0 && !leaves_faulty) throw new AppError("invalid", `Lignes fautives\u202f: ${faulty}. Rien n’a été importé.`);
}

/** Refuses a creation that was not one when the table was checked: the product may have been deleted since. */
function refuseNew(rows: PlannedRow[], created: number): void {
  if (rows.filter((row) => isWriting(row) && !row.known).length > created) {
    throw new AppError(
      "conflict",
      "Des produits ont été supprimés depuis la vérification. Rien n’a été importé\u202f: vérifiez à nouveau le fichier.",
    );
  }
}

/** Fails with `conflict` where the import was stopped since its transaction began. */
async function refuseStopped(em: EntityManager, sheet: number): Promise<void> {
  const { rows } = await sql<{ isStopped: boolean }>`
    select stopped_at > now() as "isStopped" from sheet where id = ${sheet}`.execute(em.getKysely());
  if (rows[0]?.isStopped) throw new AppError("conflict", "Import arrêté\u202f: rien n’a été importé.");
}

/** Stops the import of an administrator's table, wherever it runs. */
export async function stopImport(em: EntityManager, administrator: number, sheet: number): Promise<void> {
  await sql`update sheet set stopped_at = clock_timestamp() where id = ${sheet} and administrator = ${administrator}`.execute(
    em.getKysely(),
  );
}

/** Imports a table in the caller's transaction, as it was checked: a new plan must say the same. `report` gets the
 *  progress. Fails with `conflict` where a product was changed since or the import is stopped, with `invalid` where
 *  rows are faulty and are not left out. */
export async function runImport(
  em: EntityManager,
  { prepared, input }: { prepared: PreparedSheet; input: ImportInput },
  report: (progress: ImportProgress) => void,
): Promise<Reply> {
  report({ step: "checking" });
  await signWay(em, "import");
  const { rows: planned } = await planImport(em, prepared, input.id_mismatch);
  refuseFaulty(planned, input);
  refuseNew(planned, input.created);
  const rows = planned.filter(isWriting);
  const categories = await resolveCategories(em, rows);
  refuseChanged(rows, input.versions, await lockVersions(em, rows));
  const ids = await reserveIds(em, rows);
  let done = 0;
  let undo: Reply["undo"] = null;
  for (const batch of inBatches(rows)) {
    report({ step: "writing", done, total: rows.length });
    await refuseStopped(em, input.sheet);
    const [first] = await writeRows(em, batch, { categories, ids });
    undo ??= first ?? null;
    done += batch.length;
    await yieldToRequests();
  }
  report({ step: "finishing" });
  await refuseCircle(em, rows, ids);
  await refuseStopped(em, input.sheet);
  await rememberSlugs(
    em,
    { noun: "product" },
    rows.flatMap(({ known, values }) => (known && values.slug ? [{ owner: known.id, before: known.slug, after: values.slug }] : [])),
  );
  const redirections = input.redirects ? await redirectAddresses(em, rows, prepared.addresses) : 0;
  return { counts: countRows(planned), redirections, undo };
}

/** Refuses a circle of successors that changes since the plan have closed. Fails with `conflict`. */
async function refuseCircle(em: EntityManager, rows: PlannedRow[], ids: Map<number, number>): Promise<void> {
  const replaced = rows.filter(({ links }) => links.replaced_by?.length).map(({ known, line }) => known?.id ?? ids.get(line) ?? 0);
  if (replaced.length > 0 && (await isReplacedInCircle(em, replaced))) throw new AppError("conflict", CIRCLE);
}

/** Reserves an id for each new product, by its line: they may name each other before any of them is stored. */
async function reserveIds(em: EntityManager, rows: PlannedRow[]): Promise<Map<number, number>> {
  const lines = rows.filter(({ known }) => !known).map(({ line }) => line);
  const { rows: found } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('product', 'id'))::int as id from generate_series(1, ${lines.length})`.execute(em.getKysely());
  return new Map(lines.map((line, index) => [line, found[index]?.id ?? 0]));
}

/** Creates the store of the progress of imports of this process, by table. Another instance knows nothing of them, and
 *  says so. */
export function createImportProgress() {
  const running = new Map<number, ImportProgress>();
  return {
    of: (sheet: number): ImportProgress => running.get(sheet) ?? null,
    report: (sheet: number, progress: ImportProgress) => void running.set(sheet, progress),
    end: (sheet: number) => void running.delete(sheet),
  };
}
