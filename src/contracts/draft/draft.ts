import { z } from "zod";
import { entitySchema, idSchema, INTEGER_MAX, recordSchema } from "../shared/entity.ts";

/** Longest draft that the server stores, in characters of JSON. A request holds 1 MiB, in which quotation marks are
 *  escaped. */
export const DRAFT_MAX_LENGTH = 800_000;

/** Most drafts that the server stores of one administrator. */
export const DRAFTS_MAX = 100;

/** Days for which the server stores a draft after its last change. */
export const DRAFT_DAYS = 30;

/** A random name of a tab or of a browser. */
const tokenSchema = z.string().regex(/^[0-9a-f]{32}$/, "Ce nom n’est pas valide.");

/** The tab of a draft, its browser, and the displayed name of that browser. */
export const writerSchema = z.object({ tab: tokenSchema, device: tokenSchema, device_name: z.string().max(100) });

/** Names one draft; `id` is null for a record that does not exist yet. */
export const draftKeySchema = recordSchema.extend({ id: idSchema.nullable(), tab: tokenSchema });

/** A draft without its content: the record's title there, and the version that it started from (null for a new one). */
export const draftSchema = draftKeySchema.extend({
  ...writerSchema.shape,
  title: z.string().max(300),
  version: z.int().min(1).max(INTEGER_MAX).nullable(),
  updated_at: entitySchema.shape.updated_at,
});

export type StoredDraft = z.infer<typeof draftSchema>;

/** Content of a draft: JSON that only the back office reads, and reads with care. */
const contentSchema = z.object({ content: z.string().max(DRAFT_MAX_LENGTH, "Ce brouillon est trop volumineux.") });

/** Stores a draft in place of the last one of the same record and tab. */
export const keepDraftSchema = draftSchema.omit({ updated_at: true }).extend(contentSchema.shape);

/** Time at which the server stored the draft. */
export const draftKeptSchema = draftSchema.pick({ updated_at: true });

/** A draft with its content. */
export const wholeDraftSchema = draftSchema.extend(contentSchema.shape);
