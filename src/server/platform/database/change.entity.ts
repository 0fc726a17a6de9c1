import { defineEntity, p } from "@mikro-orm/core";
import { type ChangeWay, OPERATIONS } from "#contracts/history/history.ts";

/** The columns of a row as PostgreSQL writes them in JSON, without those derived from others. */
export type Snapshot = Record<string, unknown>;

const RecordedChangeSchema = defineEntity({
  name: "RecordedChange",
  tableName: "change",
  properties: {
    id: p.bigint("number").primary().autoincrement(),
    /** PostgreSQL's transaction; unique only together with `at`, because numbers begin again in a restored database. */
    tx: p.text(),
    /** Begin of that transaction, by the clock of the database. */
    at: p.datetime(3),
    /** The administrator's name. */
    actor: p.text().nullable(),
    via: p.text().$type<ChangeWay>(),
    noun: p.text(),
    record: p.integer(),
    version: p.integer(),
    operation: p.enum(OPERATIONS),
    /** The names of the changed columns; none for a creation or a deletion. */
    fields: p.array().columnType("text[]"),
    before: p.json<Snapshot>().nullable(),
    after: p.json<Snapshot>().nullable(),
    /** The change that this one undoes. */
    reverts: p.bigint("number").nullable(),
    /** The stored files that the row showed before and after. */
    uploads: p.array().columnType("text[]").defaultRaw("'{}'"),
  },
  indexes: [
    { name: "change_record_index", properties: ["noun", "record", "id"] },
    { name: "change_at_index", properties: "at" },
    { name: "change_transaction_index", expression: "create index change_transaction_index on change ((tx::xid8))" },
    { name: "change_uploads_index", expression: "create index change_uploads_index on change using gin (uploads)" },
  ],
});

/** One change of one row, written by the trigger `record_change`; the server itself only reads and erases it. */
export class RecordedChange extends RecordedChangeSchema.class {}
RecordedChangeSchema.setClass(RecordedChange);

/** SQL: whether a change is of a transaction that `seen` does not show. `seen.snapshot` says of every transaction
 *  whether its changes are in it; `seen.restored` is the id of the last change that came with a backup of a database
 *  with other transaction numbers. */
export const IS_UNSEEN =
  "tx::xid8 >= pg_snapshot_xmin(seen.snapshot) and not pg_visible_in_snapshot(tx::xid8, seen.snapshot) and id > seen.restored";

/** SQL that gives the id of that last restored change, 0 where there is none. */
export const LAST_RESTORED = `(select coalesce(max(id), 0)::float8 from change, (select pg_current_snapshot() as snapshot, 0 as restored) seen where ${IS_UNSEEN})`;
