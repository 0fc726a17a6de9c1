import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { BIN_DAYS, type BinEntry, type freeValuesSchema, type Instead } from "#contracts/history/bin.ts";
import { HISTORY_PAGE_SIZE } from "#contracts/history/history.ts";
import type { z } from "zod";
import { AppError, type UniqueField } from "#server/platform/errors/app-error.ts";
import { RecordedChange } from "#server/platform/database/change.entity.ts";
import { changedSinceError, changesByResource, obstacleOf, revert } from "./undo.ts";
import type { NetChange, ResourceChanges } from "./net-changes.ts";
import { findTakenFields } from "./put-back.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Begin of the bin: records deleted before this moment have left it. */
export function binBegin(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS);
}

/** SQL: whether a change of `change` is the deletion of a record that was not restored since, and whose snapshots are
 *  there. Translations come back with their records, and are not listed beside them. */
const IS_BINNED = sql<boolean>`change.operation = 'delete' and change.noun <> 'translation' and change.before is not null and not exists (
  select 1 from change later where later.noun = change.noun and later.record = change.record and later.id > change.id)`;

/** Lists one page of the bin, latest first. A relation is named after the resource that it refers to: by that,
 *  `cascades` counts the records that lost the deleted one. */
export async function listBin(em: EntityManager, now: Date, cursor?: number | null): Promise<{ data: BinEntry[]; next: number | null }> {
  const older = cursor ? sql`and id < ${cursor}` : sql``;
  const { rows } = await sql<BinEntry>`
    select id::int, noun, record, coalesce(before ->> 'title', before ->> 'name', '') as title, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, actor, (
      select count(*)::int from change lost
      where lost.at = change.at and lost.tx = change.tx and lost.operation = 'update' and lost.before ->> change.noun = change.record::text) as cascades
    from change where ${IS_BINNED} and at >= ${binBegin(now)} ${older} order by id desc limit ${HISTORY_PAGE_SIZE + 1}`.execute(
    em.getKysely(),
  );
  const data = rows.slice(0, HISTORY_PAGE_SIZE);
  return { data, next: rows.length > data.length ? (data.at(-1)?.id ?? null) : null };
}

/** Erases the snapshots of the matching records in the bin, and of their translations. The history keeps who did what
 *  when. Gives the number of records. */
async function eraseBinned(em: EntityManager, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    with binned as (select noun, record from change where ${IS_BINNED} and ${matching}),
      gone as (select * from binned union select own.noun, own.record from binned join change own
        on own.noun = 'translation' and own.operation = 'delete' and own.before ->> 'noun' = binned.noun and (own.before ->> 'record')::int = binned.record),
      erased as (
        update change set before = null, after = null, uploads = '{}'
        where (change.noun, change.record) in (select noun, record from gone) and (change.before is not null or change.after is not null))
    select count(*)::int as erased from binned`.execute(em.getKysely());
  return rows[0]?.erased ?? 0;
}

/** Erases one deleted record for good. */
export function eraseOne(em: EntityManager, { noun, id }: { noun: string; id: number }): Promise<number> {
  return eraseBinned(em, sql`noun = ${noun} and record = ${id}`);
}

/** Erases for good the records in the bin up to this entry. */
export function emptyBin(em: EntityManager, upTo: number): Promise<number> {
  return eraseBinned(em, sql`id <= ${upTo}`);
}

/** Erases for good the records that left the bin by their age; gives how many. */
export function eraseOldBinned({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return eraseBinned(orm.em.fork(), sql`at < ${binBegin(now())}`);
}

type Binned = { noun: string; id: number };

/** Finds the deletion of a record and its translations, and the changes of the records that lost it by that. Fails
 *  with `not_found` where it is not in the bin. */
async function deletionOf(em: EntityManager, { noun, id }: Binned): Promise<RecordedChange[]> {
  const deletion = await em.findOne(RecordedChange, { noun, record: id }, { orderBy: { id: "desc" } });
  if (deletion?.operation !== "delete" || !deletion.before) throw new AppError("not_found");
  const { tx, at } = deletion;
  const along = await em.find(RecordedChange, { tx, at, id: { $ne: deletion.id } }, { orderBy: { id: "asc" } });
  const isLoss = ({ operation, before }: RecordedChange) => operation === "update" && before?.[noun] === id;
  const isTranslation = ({ operation, before, ...change }: RecordedChange) =>
    operation === "delete" && change.noun === "translation" && before?.noun === noun && before.record === id;
  return [...along.filter((change) => isLoss(change) || isTranslation(change)), deletion];
}

function ownChange(byResource: ResourceChanges[], { noun, id }: Binned): { of: ResourceChanges; own: NetChange } {
  const of = byResource.find(({ name }) => name === noun);
  const own = of?.changes.find(({ record }) => record === id);
  if (!of || !own) throw new AppError("not_found");
  return { of, own };
}

/** Restores a deleted record in the caller's transaction, and links it again with the records that lost it. Those that
 *  were changed since stay as they are. `instead` replaces values that another record has taken; fails with
 *  `conflict`, naming the fields, where a taken value is left. */
export async function restoreBinned(
  em: EntityManager,
  binned: Binned,
  instead: Instead = {},
): Promise<{ version: number; records: number }> {
  const made = await deletionOf(em, binned);
  const byResource = await changesByResource(em, made);
  const { of, own } = ownChange(byResource, binned);
  if (obstacleOf(own)) throw await changedSinceError(em, of.name, own, []);
  own.before = { ...own.before, ...instead };
  for (const some of byResource) some.changes = some.changes.filter((change) => change === own || !obstacleOf(change));
  await revert(em, byResource, made);
  return { version: own.version + 1, records: byResource.reduce((sum, { changes }) => sum + changes.length, 0) };
}

const appendNumber = (field: UniqueField, value: unknown, number: number) => `${String(value)}${field === "name" ? " " : "-"}${number}`;

/** Finds a free value for each unique field whose value another record has taken. */
export async function findFreeValues(em: EntityManager, binned: Binned): Promise<z.infer<typeof freeValuesSchema>> {
  const { of, own } = ownChange(await changesByResource(em, await deletionOf(em, binned)), binned);
  const free: Instead = {};
  for (let number = 2; ; number += 1) {
    const taken = await findTakenFields(em, of, [{ ...own, before: { ...own.before, ...free } }]);
    if (taken.length === 0) return free;
    for (const field of taken) free[field] = appendNumber(field, own.before?.[field], number);
  }
}
