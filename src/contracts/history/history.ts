import { z } from "zod";
import { entitySchema, expectedVersionSchema, idSchema, recordSchema } from "../shared/entity.ts";

/** Entries of a history that are given at once. */
export const HISTORY_PAGE_SIZE = 50;

/** Operations of a change. */
export const OPERATIONS = ["insert", "update", "delete"] as const;

/** Origins of a change: back office, REST interface, public site, imported table, demo content, hourly erasure. `sql`
 *  is everything else that writes to the database. */
const CHANGE_WAYS = ["admin", "api", "site", "import", "seed", "housekeeping", "sql"] as const;

/** Ids of changes grow with time; there may be more of them than of anything else. */
export const changeIdSchema = z.int().min(1);

/** `cursor` is the `next` of the page before; without one, the newest entries are meant. */
export const cursorSchema = z.object({ cursor: changeIdSchema.nullish() });

/** Asks for the history of one record. */
export const recordHistoryQuerySchema = recordSchema.extend(cursorSchema.shape);

/** Asks for one change. */
export const changeQuerySchema = z.object({ id: changeIdSchema });

/** The filter of the activity: who, which resource, and a day by the clocks of Tunis (YYYY-MM-DD). */
export const activityQuerySchema = cursorSchema.extend({
  actor: z.string().min(1).max(200).optional(),
  noun: recordSchema.shape.noun.optional(),
  day: z.iso.date().optional(),
});

/** Operations that can be undone: `undo` undoes an undoing. */
const REVERTED = [...OPERATIONS, "undo"] as const;

/** `actor` is the administrator's name; null where the change was made without a session. `reverts` says what it undid,
 *  if it undid anything. */
const changeSchema = z.object({
  id: changeIdSchema,
  at: entitySchema.shape.created_at,
  actor: z.string().nullable(),
  via: z.enum(CHANGE_WAYS),
  operation: z.enum(OPERATIONS),
  reverts: z.enum(REVERTED).nullable(),
});

export type ChangeWay = z.infer<typeof changeSchema>["via"];

/** Fields of a record as its contract writes them. */
const snapshotSchema = z.record(z.string(), z.json());

/** One entry of a record's history. `before` and `after` hold the changed fields alone: nothing for a creation, a
 *  deletion, and records that are personal data. `is_whole` says whether the record can be read as it was then. */
export const recordChangeSchema = changeSchema.extend({
  version: z.int(),
  fields: z.array(z.string()),
  before: snapshotSchema,
  after: snapshotSchema,
  is_whole: z.boolean(),
});

export type RecordChange = z.infer<typeof recordChangeSchema>;

/** One entry of the activity: the record that was changed (`title` at that time, empty without one), its transaction,
 *  and whether it still exists. */
export const activityChangeSchema = changeSchema.extend({
  transaction: z.string(),
  noun: z.string(),
  record: idSchema,
  title: z.string(),
  exists: z.boolean(),
  fields: z.array(z.string()),
});

export type ActivityChange = z.infer<typeof activityChangeSchema>;

/** A record as it was after a change; before it, if it was deleted by it. */
export const recordVersionSchema = z.object({ fields: snapshotSchema });

/** Asks to undo the transaction that brought a record to a version; without one, its last change: of a deleted record
 *  its deletion, and nothing of one that was brought back since. */
export const undoInputSchema = recordSchema.extend(expectedVersionSchema.shape);

/** Result of an undoing: the record's version, null if it is gone, and how many records changed in all. */
export const undoneSchema = z.object({ version: z.int().nullable(), records: z.int() });

/** One page of a history, newest first; `next` is null on the last one. */
export function historyPageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry), next: changeIdSchema.nullable() });
}
