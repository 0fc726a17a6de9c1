import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { takenFields, type UniqueField } from "#server/platform/errors/app-error.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { rememberSlugs } from "./former-slug/former-slugs.ts";
import type { SluggedResource } from "./former-slug/former-slug.entity.ts";
import type { Stored } from "#server/platform/database/columns.ts";
import type { Snapshot } from "#server/platform/database/change.entity.ts";
import { fieldsOf, type NetChange, type ResourceChanges } from "./net-changes.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Converts a column's value to the one that the entity holds. */
function valueOf(em: EntityManager, prop: EntityProperty, value: unknown): unknown {
  if (value === null) return null;
  if (prop.targetMeta) return em.getReference(prop.targetMeta.class, value as never); // the key of such a row
  return prop.runtimeType === "Date" && typeof value === "string" ? new Date(value) : value;
}

function toEntityFields(em: EntityManager, meta: EntityMetadata, snapshot: Snapshot): Record<string, unknown> {
  const known = meta.props.filter(({ name }) => name in snapshot);
  return Object.fromEntries(known.map((prop) => [prop.name, valueOf(em, prop, snapshot[prop.name])]));
}

/** The fields that a change had changed, as they were before. */
function formerFields(change: NetChange): Snapshot {
  return Object.fromEntries(fieldsOf(change).map((field) => [field, change.before?.[field]]));
}

/** Creates deleted rows again, under their ids. */
function restoreRows(em: EntityManager, { resource, meta }: ResourceChanges, deleted: NetChange[]): void {
  for (const { record, before } of deleted)
    // the columns of its table
    em.persist(em.create(resource.entity, { id: record, ...toEntityFields(em, meta, before ?? {}) } as never));
}

async function revertRows(em: EntityManager, { resource, meta }: ResourceChanges, changed: NetChange[]): Promise<void> {
  const rows = await rowsOf(em, resource, changed);
  for (const change of changed) {
    const row = rows.get(change.record);
    if (row) Object.assign(row, toEntityFields(em, meta, formerFields(change)), { updated_at: nowOf(em) });
  }
}

async function rowsOf(em: EntityManager, { entity }: ResourceChanges["resource"], changes: NetChange[]): Promise<Map<number, Stored>> {
  if (changes.length === 0) return new Map();
  const rows = await em.find(entity, { id: { $in: changes.map(({ record }) => record) } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Continues the versions of restored rows after those of the deleted ones. In the history too: there the version finds
 *  the restoring, to undo it. A form that was open before the deletion is stale then. */
async function continueVersions(em: EntityManager, { meta, name }: ResourceChanges, restored: NetChange[]): Promise<void> {
  if (restored.length === 0) return;
  const versions = JSON.stringify(restored.map(({ record, version }) => ({ id: record, version: version + 1 })));
  await sql`update ${sql.table(meta.tableName)} as row set version = counted.version
    from jsonb_to_recordset(${versions}::jsonb) as counted (id int, version int) where row.id = counted.id`.execute(em.getKysely());
  await sql`update change set version = counted.version from jsonb_to_recordset(${versions}::jsonb) as counted (id int, version int)
    where noun = ${name} and record = counted.id and operation = 'insert'
      and tx = pg_current_xact_id()::text and at = now()::timestamptz(3)`.execute(em.getKysely());
}

const slugOf = (snapshot: Snapshot | null) => (typeof snapshot?.slug === "string" ? snapshot.slug : "");

async function rememberSlugsOf(em: EntityManager, { meta }: ResourceChanges, changed: NetChange[]): Promise<void> {
  if (!meta.props.some(({ name }) => name === "slug")) return;
  const own = { noun: meta.tableName, language: "fr" };
  const moved = changed.map(({ record, before, after }) => ({
    // A translation's slug belongs to the record that it translates.
    ...(before && "language" in before
      ? { noun: before.noun, language: before.language, owner: before.record }
      : { ...own, owner: record }),
    before: slugOf(after),
    after: slugOf(before),
    // the resources whose rows have slugs
  })) as { noun: SluggedResource; language: Language; owner: number; before: string; after: string }[];
  const written = moved.filter(({ before, after }) => before !== "" && after !== "");
  for (const [, some] of Map.groupBy(written, ({ noun, language }) => `${noun} ${language}`)) {
    const [first] = some;
    if (first) await rememberSlugs(em, first, some);
  }
}

/** Applies a change to many rows in batches, each with an identity map of its own, and flushes it. */
async function changeInBatches(
  em: EntityManager,
  changes: NetChange[],
  act: (batch: NetChange[], em: EntityManager) => Promise<void>,
): Promise<void> {
  for (const batch of inBatches(changes)) {
    const each = em.fork({ keepTransactionContext: true });
    await act(batch, each);
    await each.flush();
    await yieldToRequests();
  }
}

/** Writes the rows of these records back as they were before their changes. Fails with `conflict`, naming the fields,
 *  where another record has taken unique values. */
export async function putBack(em: EntityManager, byResource: ResourceChanges[]): Promise<void> {
  for (const of of byResource) {
    const deleted = of.changes.filter(({ before, after }) => before && !after);
    const changed = of.changes.filter(({ before, after }) => before && after);
    const taken = await findTakenFields(em, of, [...deleted, ...changed]);
    if (taken.length > 0) throw takenFields(taken);
    const snapshots = deleted.map(({ before }) => before ?? {});
    await of.resource.putBack?.fit?.(em, snapshots);
    await changeInBatches(em, deleted, async (batch, each) => restoreRows(each, of, batch));
    await changeInBatches(em, changed, (batch, each) => revertRows(each, of, batch));
    await continueVersions(em, of, deleted);
    await rememberSlugsOf(em, of, changed);
  }
  // In reverse order: a row is deleted after the rows that refer to it.
  for (const of of byResource.toReversed()) {
    const created = of.changes.filter(({ before, after }) => !before && after);
    await changeInBatches(em, created, async (batch, each) => {
      for (const row of (await rowsOf(each, of.resource, batch)).values()) each.remove(row);
    });
  }
}

/** Comparison of each unique index: the column or expression, and the normalization of a value. */
const COMPARED: Record<UniqueField, { column: string; toCompared: (value: string) => string }> = {
  slug: { column: "slug", toCompared: (slug) => slug },
  reference: { column: "lower(reference)", toCompared: (reference) => reference.toLowerCase() },
  name: { column: "normalized_name", toCompared: normalize },
  from_path: { column: "from_path", toCompared: (path) => path },
};

/** Finds the unique fields in which a row to be restored has the value of another record. */
export async function findTakenFields(
  em: EntityManager,
  { resource, meta }: ResourceChanges,
  changes: NetChange[],
): Promise<UniqueField[]> {
  const taken: UniqueField[] = [];
  const ids = changes.map(({ record }) => record);
  for (const field of resource.uniqueFields ?? []) {
    const { column, toCompared } = COMPARED[field];
    const values = changes.map(({ before }) => toCompared(String(before?.[field])));
    const { rows } = await sql`select 1 from ${sql.table(meta.tableName)}
      where ${sql.raw(column)} = any(${values}) and id <> all(${ids}) limit 1`.execute(em.getKysely());
    if (rows.length > 0) taken.push(field);
  }
  return taken;
}
