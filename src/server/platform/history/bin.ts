import { DAY_MS } from "#server/platform/database/durations.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { BIN_DAYS, type freeValuesSchema, type Instead, type Restored } from "#contracts/history/bin.ts";
import type { z } from "zod";
import { AppError, takenFields, type UniqueField } from "#server/platform/errors/app-error.ts";
import { RecordedChange } from "#server/platform/database/change.entity.ts";
import { titleOf } from "./change-list.ts";
import { changedSinceError, changesByResource, obstacleOf, revert } from "./undo.ts";
import type { NetChange, ResourceChanges } from "./net-changes.ts";
import { findTakenFields } from "./put-back.ts";

/** Begin of the bin: records deleted before this moment have left it. */
export function binBegin(now: Date): Date {
  return new Date(now.getTime() - BIN_DAYS * DAY_MS);
}

/** SQL: whether a change of `change` is the deletion of a record that was not restored since, and whose snapshots are
 *  there. Translations come back with their records, and are not listed beside them. */
export const IS_BINNED = sql<boolean>`change.operation = 'delete' and change.noun <> 'translation' and change.before is not null and not exists (
  select 1 from change later where later.noun = change.noun and later.record = change.record and later.id > change.id)`;

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

/** Erases for good the records in the bin up to this entry. */
export function emptyBin(em: EntityManager, upTo: number): Promise<number> {
  return eraseBinned(em, sql`id <= ${upTo}`);
}

/** Erases for good the records that left the bin by their age; gives how many. */
export function eraseOldBinned({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return eraseBinned(orm.em.fork(), sql`at < ${binBegin(now())}`);
}

type Binned = { noun: string; id: number };

/** Finds the deletion of a record. Fails with `not_found` where it is not in the bin. */
async function findDeletion(em: EntityManager, { noun, id }: Binned): Promise<RecordedChange> {
  const deletion = await em.findOne(RecordedChange, { noun, record: id }, { orderBy: { id: "desc" } });
  if (deletion?.operation !== "delete" || !deletion.before) throw new AppError("not_found");
  return deletion;
}

/** Finds what deletions of one operation made: themselves, those of translations, and the changes of the records that
 *  lost the deleted ones by that. */
async function findWhatWasMade(em: EntityManager, deletions: RecordedChange[]): Promise<RecordedChange[]> {
  const [{ tx, at } = { tx: "", at: new Date(0) }] = deletions;
  const own = new Set(deletions.map(({ id }) => id));
  const deleted = new Set(deletions.map(({ noun, record }) => `${noun} ${record}`));
  const resources = [...new Set(deletions.map(({ noun }) => noun))];
  const all = await em.find(RecordedChange, { tx, at }, { orderBy: { id: "asc" } });
  const isLoss = ({ operation, before }: RecordedChange) =>
    operation === "update" && resources.some((name) => deleted.has(`${name} ${String(before?.[name])}`));
  const isTranslation = ({ operation, before, ...change }: RecordedChange) =>
    operation === "delete" && change.noun === "translation" && deleted.has(`${String(before?.noun)} ${String(before?.record)}`);
  const along = all.filter((change) => !own.has(change.id) && (isLoss(change) || isTranslation(change)));
  return [...along, ...deletions];
}

function ownChange(byResource: ResourceChanges[], { noun, id }: Binned): { of: ResourceChanges; own: NetChange } {
  const of = byResource.find(({ name }) => name === noun);
  const own = of?.changes.find(({ record }) => record === id);
  if (!of || !own) throw new AppError("not_found");
  return { of, own };
}

/** Refuses to restore several records where another one has a unique value of one of them. Fails with `conflict`,
 *  naming the record. */
async function refuseTaken(em: EntityManager, owned: { of: ResourceChanges; own: NetChange }[]): Promise<void> {
  for (const [of, each] of Map.groupBy(owned, ({ of: resource }) => resource)) {
    const changes = each.map(({ own }) => own);
    if ((await findTakenFields(em, of, changes)).length === 0) continue;
    for (const own of changes) {
      const taken = await findTakenFields(em, of, [own]);
      if (taken.length === 0) continue;
      const reason = `«\u202f${titleOf(own)}\u202f» ne peut pas revenir tel quel\u202f: ${takenFields(taken).message}`;
      throw new AppError("conflict", `${reason} Rien n’est restauré\u202f: restaurez-le seul pour choisir une autre valeur.`);
    }
  }
}

/** Restores what one operation deleted, and links it again with the records that lost it. Those that were changed since
 *  stay as they are. */
async function restoreTogether(em: EntityManager, deletions: RecordedChange[], instead: Instead = {}) {
  const made = await findWhatWasMade(em, deletions);
  const byResource = await changesByResource(em, made);
  const owned = deletions.map(({ noun, record }) => ownChange(byResource, { noun, id: record }));
  for (const { of, own } of owned) if (obstacleOf(own)) throw await changedSinceError(em, of.name, own, []);
  const [only, ...others] = owned;
  if (others.length > 0) await refuseTaken(em, owned);
  else if (only) only.own.before = { ...only.own.before, ...instead };
  const own = new Set(owned.map((each) => each.own));
  for (const some of byResource) some.changes = some.changes.filter((change) => own.has(change) || !obstacleOf(change));
  await revert(em, byResource, made);
  return {
    restored: owned.map(({ of: { name }, own: { record, version } }) => ({ noun: name, id: record, version: version + 1 })),
    records: byResource.reduce((sum, { changes }) => sum + changes.length, 0),
  };
}

/** Restores a deleted record in the caller's transaction, and links it again with the records that lost it. Those that
 *  were changed since stay as they are. `instead` replaces values that another record has taken; fails with
 *  `conflict`, naming the fields, where a taken value is left. */
export async function restoreBinned(
  em: EntityManager,
  binned: Binned,
  instead: Instead = {},
): Promise<{ version: number | null; records: number }> {
  const { restored, records } = await restoreTogether(em, [await findDeletion(em, binned)], instead);
  return { version: restored[0]?.version ?? null, records };
}

/** SQL: whether a change is about one of these records. */
function isOneOf(records: Binned[]): RawBuilder<boolean> {
  return sql<boolean>`(change.noun, change.record) in (
    select noun, id from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as named (noun text, id int))`;
}

async function findBinned(em: EntityManager, matching: RawBuilder<unknown>): Promise<RecordedChange[]> {
  const { rows } = await sql<{ id: number }>`select id::int from change where ${IS_BINNED} and ${matching}`.execute(em.getKysely());
  if (rows.length === 0) throw new AppError("not_found");
  return em.find(RecordedChange, { id: { $in: rows.map(({ id }) => id) } }, { orderBy: { id: "asc" } });
}

/** Restores these records in the caller's transaction, those deleted last first; what is in the bin no more is left
 *  out. Fails with `conflict`, naming the record, where one cannot come back, and with `not_found` where none is
 *  there. */
export async function restoreSeveral(em: EntityManager, records: Binned[]): Promise<Restored> {
  const deletions = await findBinned(em, isOneOf(records));
  const restored: Restored["restored"] = [];
  for (const [, together] of [...Map.groupBy(deletions, ({ tx, at }) => `${tx} ${at.getTime()}`)].toReversed())
    restored.push(...(await restoreTogether(em, together)).restored);
  return { restored };
}

/** Restores all that the operation of one deletion deleted and that is still in the bin. Fails like
 *  `restoreSeveral`. */
export async function restoreOperation(em: EntityManager, deletion: number): Promise<Restored> {
  const together = sql`(change.tx, change.at) = (select tx, at from change where id = ${deletion})`;
  const { restored } = await restoreTogether(em, await findBinned(em, together));
  return { restored };
}

/** Erases these records for good. */
export function eraseSeveral(em: EntityManager, records: Binned[]): Promise<number> {
  return eraseBinned(em, isOneOf(records));
}

const appendNumber = (field: UniqueField, value: unknown, number: number) => `${String(value)}${field === "name" ? " " : "-"}${number}`;

/** Finds a free value for each unique field whose value another record has taken. */
export async function findFreeValues(em: EntityManager, binned: Binned): Promise<z.infer<typeof freeValuesSchema>> {
  const made = await findWhatWasMade(em, [await findDeletion(em, binned)]);
  const { of, own } = ownChange(await changesByResource(em, made), binned);
  const free: Instead = {};
  for (let number = 2; ; number += 1) {
    const taken = await findTakenFields(em, of, [{ ...own, before: { ...own.before, ...free } }]);
    if (taken.length === 0) return free;
    for (const field of taken) free[field] = appendNumber(field, own.before?.[field], number);
  }
}
