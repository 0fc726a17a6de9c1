import { z } from "zod";
import {
  activityChangeSchema,
  activityQuerySchema,
  changeQuerySchema,
  historyPageOf,
  recordChangeSchema,
  recordHistoryQuerySchema,
  recordVersionSchema,
  undoInputSchema,
  undoneSchema,
  HISTORY_PAGE_SIZE,
  type RecordChange,
} from "#contracts/history/history.ts";
import { deletionsQuerySchema, deletionsSchema, type Deletion } from "#contracts/history/deletion.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { listActivity } from "./activity.ts";
import { withRightsOfChanges, pageOfChanges, findRevertedKinds } from "./change-list.ts";
import { undo } from "./undo.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { AppError } from "#server/platform/errors/app-error.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { RecordedChange, type Snapshot } from "#server/platform/database/change.entity.ts";
import { isoTextSql } from "#server/platform/database/text-sql.ts";
import { sql } from "kysely";
import { mayCall, type Permissions, readRightOf } from "#server/platform/rpc/rights.ts";
import { readCursor, toCursor } from "#server/platform/rpc/scan.ts";

/** Changes of records with their author and time, as triggers record them. */
export const historyRouter = router({
  /** Changes of one record. */
  ofRecord: roleProcedure("reader")
    .input(recordHistoryQuerySchema)
    .output(historyPageOf(recordChangeSchema))
    .query(({ ctx: { em }, input }) => historyOfRecord(em, input)),
  /** A record as it was after one change. */
  version: roleProcedure("reader")
    .input(changeQuerySchema)
    .output(recordVersionSchema)
    .query(({ ctx: { em }, input: { id } }) => versionOfRecord(em, id)),
  /** Changes of all records. */
  activity: roleProcedure("reader")
    .input(activityQuerySchema)
    .output(historyPageOf(activityChangeSchema))
    .query(({ ctx: { em }, input }) => listActivity(em, input)),
  /** Undoes the change that brought a record to a version, with everything that was changed along with it. Can be
   *  undone itself. */
  undo: roleProcedure("editor")
    .input(undoInputSchema)
    .use(transaction)
    .use(withRightsOfChanges)
    .output(undoneSchema)
    .mutation(({ ctx: { em }, input }) => undo(em, input)),
  /** Deleted records, for programs that keep a copy: those that the sender may read. */
  deletions: adminProcedure
    .meta({ right: { role: "reader", isOfAnyScope: true } })
    .input(deletionsQuerySchema)
    .output(deletionsSchema)
    .query(({ ctx: { em, actor }, input }) => listDeletions(em, input, actor.permissions)),
  /** The names of the administrators, by which changes can be filtered. */
  people: roleProcedure("reader")
    .output(z.array(z.string()))
    .query(async ({ ctx: { em } }) => (await em.find(Administrator, {}, { orderBy: { username: "asc" } })).map(({ username }) => username)),
});

type Fields = RecordChange["before"];

/** Converts snapshots to the form of the resource's contract. */
async function readSnapshots(em: EntityManager, resource: string, snapshots: Snapshot[]): Promise<Fields[]> {
  const declared = allResources().find(({ entity }) => resourceNameOf(em, entity) === resource);
  const read = declared?.readSnapshots ? await declared.readSnapshots(em, snapshots) : snapshots;
  return read as Fields[]; // the snapshots were read from JSON
}

function pick(snapshot: Fields | undefined, fields: string[]): Fields {
  return Object.fromEntries(fields.flatMap((field) => (snapshot?.[field] === undefined ? [] : [[field, snapshot[field]]])));
}

/** Lists one page of a record's history, newest first. Empty where nothing of it was recorded. */
async function historyOfRecord(em: EntityManager, { noun, id, cursor }: z.infer<typeof recordHistoryQuerySchema>) {
  const { changes, next } = await pageOfChanges(em, { noun, record: id }, { cursor, size: HISTORY_PAGE_SIZE });
  const reverted = await findRevertedKinds(em, changes);
  const read = (side: "before" | "after") => {
    const snapshots = changes.map((change) => change[side] ?? {});
    return readSnapshots(em, noun, snapshots);
  };
  const [befores, afters] = [await read("before"), await read("after")];
  const data = changes.map(({ id: change, at, actor, via, operation, version, fields, before, after }, index): RecordChange => ({
    id: change,
    at: at.toISOString(),
    actor: actor ?? null,
    via,
    operation,
    reverts: reverted.get(change) ?? null,
    version,
    fields,
    before: before ? pick(befores[index], fields) : {},
    after: after ? pick(afters[index], fields) : {},
    is_whole: (after ?? before ?? null) !== null,
  }));
  return { data, next };
}

/** Reads a record as a change left it, or as it was before the change deleted it. Fails with `not_found`, also where
 *  no values were recorded. */
async function versionOfRecord(em: EntityManager, id: number): Promise<{ fields: Fields }> {
  const { noun, before, after } = await em.findOneOrFail(RecordedChange, { id });
  const snapshot = after ?? before;
  const [fields] = snapshot ? await readSnapshots(em, noun, [snapshot]) : [];
  if (!fields) throw new AppError("not_found");
  return { fields };
}

/** Lists the deletions of records that a sender may read. One that was restored since is left out. */
async function listDeletions(
  em: EntityManager,
  { since, cursor, limit }: z.output<typeof deletionsQuerySchema>,
  permissions: Permissions,
): Promise<{ data: Deletion[]; next_cursor: string | null }> {
  const readable = allResources().filter((resource) => mayCall(permissions, readRightOf(resource)));
  const resources = readable.map(({ entity }) => resourceNameOf(em, entity));
  const from = since === undefined ? null : new Date(since);
  const { rows } = await sql<Deletion & { change: number }>`
    select id::float8 as change, replace(noun, '-', '_') as resource, record as id, before ->> 'reference' as reference,
      ${isoTextSql("at")} as deleted_at
    from change where operation = 'delete' and noun = any(${resources}::text[]) and id > ${readCursor(cursor, Number.MAX_SAFE_INTEGER)}
      and (${from}::timestamptz is null or at >= ${from}::timestamptz)
      and not exists (select from change later where later.noun = change.noun and later.record = change.record and later.id > change.id)
    order by change.id limit ${limit + 1}`.execute(em.getKysely());
  const part = rows.slice(0, limit);
  const last = rows.length > limit ? part.at(-1)?.change : undefined;
  return { data: part.map(({ change: _, ...deletion }) => deletion), next_cursor: last === undefined ? null : toCursor(last) };
}
