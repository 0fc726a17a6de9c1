import { z } from "zod";
import { writerSchema } from "../draft/draft.ts";
import { entitySchema, recordSchema } from "../shared/entity.ts";

/** Milliseconds between two pings of a form that is open and in view. */
export const PING_EVERY_MS = 10_000;

/** Says that a record is open in a tab. */
export const pingSchema = recordSchema.extend(writerSchema.shape);

/** Another device on which a record is open, and its user; `is_self` for the asking administrator's own. */
const presentSchema = z.object({ username: z.string(), device_name: z.string(), is_self: z.boolean() });

/** The last recorded change of a record: the version that it made, when, and by whom (null without a session). */
const lastChangeSchema = z.object({ version: z.int(), at: entitySchema.shape.updated_at, by: z.string().nullable() });

export type LastChange = z.infer<typeof lastChangeSchema>;

/** Other devices that have the record open, and its last change, if any is recorded. */
export const presenceSchema = z.object({ others: z.array(presentSchema), last: lastChangeSchema.nullable() });

export type Presence = z.infer<typeof presenceSchema>;
