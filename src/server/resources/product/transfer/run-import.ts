import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { z } from "zod";
import type { ImportInput, ImportProgress, importReplySchema } from "#contracts/product/product-transfer.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { rememberSlugs } from "#server/platform/history/former-slug/former-slugs.ts";
import { CIRCLE, isReplacedInCircle } from "#server/resources/product/linked-products.ts";
import { setVia } from "#server/platform/database/fork-with-author.ts";
import { countRows } from "./check-import.ts";
import type { ImportFiles } from "./files/import-files.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { planImport } from "./plan-import.ts";
import { isWriting, type PlannedRow, categoryOf } from "./planned-row.ts";
import { redirectAddresses } from "./redirect-addresses.ts";
import { refuseChanged, refuseFaulty, refuseNew, refuseStopped } from "./refusals.ts";
import type { RequiredEntityData } from "@mikro-orm/core";
import { linkValue, LINK_FIELDS } from "#contracts/product/product-links.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { findOrCreateCategory, spellSubcategory } from "#server/resources/category/category-named.ts";
import { changedDocuments } from "../documents/document-slugs.ts";
import { Product } from "../product.entity.ts";
import { assignSent } from "#server/platform/rpc/entity-store.ts";

type Reply = z.infer<typeof importReplySchema>;

/** Locks the products that rows change, in the order that every transaction uses, and reads their present versions. */
async function lockVersions(em: EntityManager, rows: PlannedRow[]): Promise<Map<number, number>> {
  const ids = rows.flatMap(({ known }) => known?.id ?? []);
  const { rows: locked } = await sql<{ id: number; version: number }>`
    select id, version from product where id = any(${ids}::int[]) order by id for update`.execute(em.getKysely());
  return new Map(locked.map(({ id, version }) => [id, version]));
}

/** Stops the import of an administrator's table, wherever it runs. */
export async function stopImport(em: EntityManager, administrator: number, sheet: number): Promise<void> {
  await sql`update sheet set stopped_at = clock_timestamp() where id = ${sheet} and administrator = ${administrator}`.execute(
    em.getKysely(),
  );
}

/** Imports a table in the caller's transaction, as it was checked: a new plan must say the same. `report` gets the
 *  progress. Fails with `conflict` where a product was changed since or the import is stopped since `since`, with
 *  `invalid` where rows are faulty and are not left out. */
export async function runImport(
  em: EntityManager,
  { files, input, since }: { files: ImportFiles; input: ImportInput; since: Date },
  report: (progress: ImportProgress) => void,
): Promise<Reply> {
  report({ step: "checking" });
  await setVia(em, "import");
  await files.record(em);
  const { prepared, failures, incomplete } = files;
  const { rows: planned } = await planImport(em, prepared, input.id_mismatch);
  for (const row of planned) keepStoredFiles(row, incomplete);
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
    await refuseStopped(em, { sheet: input.sheet, since });
    const [first] = await writeRows(em, batch, { categories, ids });
    undo ??= first ?? null;
    done += batch.length;
    await yieldToRequests();
  }
  report({ step: "finishing" });
  await refuseCircle(em, rows, ids);
  await refuseStopped(em, { sheet: input.sheet, since });
  await rememberSlugs(
    em,
    { noun: "product" },
    rows.flatMap(({ known, values }) => (known && values.slug ? [{ owner: known.id, before: known.slug, after: values.slug }] : [])),
  );
  const redirections = input.redirects ? await redirectAddresses(em, rows, prepared.addresses) : 0;
  return { counts: countRows(planned), redirections, failures, undo };
}

/** Keeps the stored pictures and documents of a product where one of the new ones is missing. */
function keepStoredFiles(row: PlannedRow, incomplete: ImportFiles["incomplete"]): void {
  const columns = incomplete.get(row.line);
  if (!row.known || !columns) return;
  row.changes = row.changes.filter(({ column }) => !columns.has(column));
  if (columns.has("images")) delete row.values.images;
  if (columns.has("downloads")) delete row.values.downloads;
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
  const last = new Map<number, Promise<unknown>>();
  return {
    /** Runs one import of a table at a time: a repeated request waits for the reply of the first. */
    inTurn: <Result>(sheet: number, work: () => Promise<Result>): Promise<Result> => {
      const before = last.get(sheet) ?? Promise.resolve();
      const turn = before.then(work, work);
      last.set(sheet, turn);
      return turn.finally(() => last.get(sheet) === turn && last.delete(sheet));
    },
    of: (sheet: number): ImportProgress => running.get(sheet) ?? null,
    report: (sheet: number, progress: ImportProgress) => void running.set(sheet, progress),
    end: (sheet: number) => void running.delete(sheet),
  };
}

/** Categories by normalized name. */
type NamedCategories = Map<string, Category>;

/** Finds or creates the categories of rows, locked in one order. Products without one need none. */
async function resolveCategories(em: EntityManager, rows: PlannedRow[]): Promise<NamedCategories> {
  const named = rows.map(categoryOf).filter(({ name }) => name !== "");
  const distinct = new Map(named.map((each) => [`${normalize(each.name)}\n${each.subcategory}`, each]));
  const categories: NamedCategories = new Map();
  for (const [, { name, subcategory }] of [...distinct].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const category = await findOrCreateCategory(em, name, subcategory);
    categories.set(category.normalized_name, category);
  }
  return categories;
}

/** The columns that a row writes. */
function columnsOf(em: EntityManager, row: PlannedRow, { categories, ids }: { categories: NamedCategories; ids: Map<number, number> }) {
  const { category: _, ...values } = row.values;
  const { name, subcategory } = categoryOf(row);
  const category = categories.get(normalize(name));
  const isFiled = row.values.category !== undefined || row.values.subcategory !== undefined;
  const links = LINK_FIELDS.flatMap((field) => {
    const named = row.links[field]?.map((one) => ("id" in one ? one.id : (ids.get(one.line) ?? 0)));
    return named ? [[field, linkValue(field, named)]] : [];
  });
  return {
    ...values,
    ...Object.fromEntries(links),
    ...(isFiled && { subcategory: spellSubcategory(category, subcategory) }),
    ...(row.values.category !== undefined && category && { category: em.getReference(Category, category.id) }),
  };
}

/** The columns of a product that is created. */
function newColumns(columns: object, id: number | undefined): RequiredEntityData<Product> {
  // a sound row that creates has every field that a product requires
  return { ...columns, id } as RequiredEntityData<Product>;
}

/** Writes some rows of a plan, and gives the id and version of each. The caller has locked the rows that exist. */
async function writeRows(
  em: EntityManager,
  rows: PlannedRow[],
  found: { categories: NamedCategories; ids: Map<number, number> },
): Promise<{ id: number; version: number }[]> {
  // A manager of its own: a flush compares all entities of a unit of work.
  const fork = em.fork({ keepTransactionContext: true });
  const known = rows.flatMap((row) => row.known?.id ?? []);
  const stored = new Map((await fork.find(Product, { id: { $in: known } })).map((product) => [product.id, product]));
  const written = rows.map((row) => {
    const columns = columnsOf(fork, row, found);
    const product = stored.get(row.known?.id ?? 0);
    if (!product) return fork.create(Product, newColumns(columns, found.ids.get(row.line)), { persist: true });
    const { downloads } = row.values;
    const changed = downloads && { downloads: changedDocuments(downloads, product.downloads) };
    assignSent<Product>(fork, product, { ...columns, ...changed });
    return product;
  });
  await fork.flush();
  return written.map(({ id, version }) => ({ id, version }));
}
