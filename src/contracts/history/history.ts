import { z } from "zod";
import { entitySchema, idSchema } from "../shared/entity.ts";

/** Entries of a history that are given at once. */
export const HISTORY_PAGE_SIZE = 50;

/** What a change did. */
export const OPERATIONS = ["insert", "update", "delete"] as const;

/** The ways by which changes come: the back office, the REST interface, the public site, the demo content, the hourly erasure; `sql` is
 *  everything else that writes to the database. */
export const CHANGE_WAYS = ["admin", "api", "site", "seed", "housekeeping", "sql"] as const;

/** Ids of changes grow with time; there may be more of them than of anything else. */
const changeIdSchema = z.int().min(1);

/** A noun as its table is called, with hyphens. */
const nounSchema = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, "Ce type d’élément n’est pas valide.")
  .max(50);

/** `cursor` is the `next` of the page before; without one, the newest entries are meant. */
const cursorSchema = z.object({ cursor: changeIdSchema.nullish() });

/** Asks for the history of one record. */
export const recordHistoryQuerySchema = cursorSchema.extend({ noun: nounSchema, id: idSchema });

/** Asks for one change. */
export const changeQuerySchema = z.object({ id: changeIdSchema });

/** What narrows the activity: who, which noun, and a day by the clocks of Tunis (YYYY-MM-DD). */
export const activityQuerySchema = cursorSchema.extend({
  actor: z.string().min(1).max(200).optional(),
  noun: nounSchema.optional(),
  day: z.iso.date().optional(),
});

/** `actor` is the administrator's name; null where the change was made without a session. */
const changeSchema = z.object({
  id: changeIdSchema,
  at: entitySchema.shape.created_at,
  actor: z.string().nullable(),
  via: z.enum(CHANGE_WAYS),
  operation: z.enum(OPERATIONS),
});

export type ChangeWay = z.infer<typeof changeSchema>["via"];

/** Fields of a record as its contract writes them. */
const snapshotSchema = z.record(z.string(), z.json());

/** One entry of a record's history. `before` and `after` hold the changed fields alone: nothing for a creation, a deletion, and records that are
 *  personal data. `is_whole` says whether the record can be read as it was then. */
export const recordChangeSchema = changeSchema.extend({
  version: z.int(),
  fields: z.array(z.string()),
  before: snapshotSchema,
  after: snapshotSchema,
  is_whole: z.boolean(),
});

export type RecordChange = z.infer<typeof recordChangeSchema>;

/** One entry of the activity: what was changed (`title` as it was called then, empty where it has none to tell), in which transaction, and
 *  whether it still exists. */
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

/** One page of a history, newest first; `next` is null on the last one. */
export function historyPageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry), next: changeIdSchema.nullable() });
}
