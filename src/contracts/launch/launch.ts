import { z } from "zod";
import { DRAFT_MAX_LENGTH } from "../draft/draft.ts";
import { field } from "../field/field.ts";
import { mergeRequestSchema } from "../merge/merge-request.ts";
import { REPAIR_KINDS } from "../repair/repair.ts";
import { byIdSchema, entitySchema, expectedVersionSchema, idSchema, recordSchema } from "../shared/entity.ts";
import { publicationFields } from "../shared/publication.ts";
import { MAX_LENGTH, requiredLine } from "../shared/text.ts";

/** Most changes of one launch: they are published in one transaction. */
export const LAUNCH_CHANGES_MAX = 100;

/** Input of a launch. At `planned_at` it is published by itself; null, or never given, it waits for a person. */
export const launchInputSchema = z.object({
  title: field(requiredLine(120), { label: "Nom" }),
  planned_at: field(publicationFields.published_at, { label: "Prévu le", merged: "moment" }),
});

export type LaunchInput = z.infer<typeof launchInputSchema>;

/** A random key of a change, within its launch. */
const changeKeySchema = z.string().regex(/^[\da-f-]{32,36}$/);

/** A change of a launch without its content: the record that it changes, or null where it creates one. */
const launchChangeSchema = z.object({
  key: changeKeySchema,
  noun: z.string(),
  record: idSchema.nullable(),
  title: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});

export type LaunchChange = z.infer<typeof launchChangeSchema>;

/** A launch. `published_at` is set once its changes are published; `failure` says why they could not be. */
export const launchSchema = z.object({
  ...entitySchema.shape,
  title: z.string(),
  planned_at: z.iso.datetime().nullable(),
  published_at: z.iso.datetime().nullable(),
  failure: z.string(),
  changes: z.array(launchChangeSchema),
});

export type Launch = z.infer<typeof launchSchema>;

/** Every launch: those that wait by their moments, then the published ones, latest first. */
export const launchListSchema = z.array(launchSchema);

/** Puts the input of a record's form into a launch. `form` is the content of the form as the back office reads it
 *  again. */
export const launchPutSchema = z.object({
  launch: idSchema,
  noun: recordSchema.shape.noun,
  record: idSchema.nullable(),
  /** Names the change, so that it takes the place of itself when it is put again. */
  key: changeKeySchema.optional(),
  /** Idempotency key of a save that was to create the record and got no reply: if it did, that is what changes. */
  unanswered: z.string().max(200).optional(),
  /** The moment of the change that the form was filled with. */
  at: z.iso.datetime().optional(),
  ...expectedVersionSchema.shape,
  merge: mergeRequestSchema.optional(),
  input: z.record(z.string(), z.unknown()),
  form: z.string().max(DRAFT_MAX_LENGTH, "Ce formulaire est trop volumineux pour un lancement."),
});

/** Puts fields of a record into the launch of a run, which a program names, or the day. A change that the run holds of
 *  the record goes on; `key` names that of a record that does not exist yet. */
export const launchDraftSchema = z.object({
  run: requiredLine(120).optional(),
  noun: recordSchema.shape.noun,
  record: idSchema.nullable(),
  key: changeKeySchema.optional(),
  fields: z.record(z.string(), z.unknown()),
});

/** The launch that holds a run, and the key of the change that was put. */
export const launchDraftReplySchema = z.object({ launch: launchSchema, key: changeKeySchema });

/** Names one change of a launch. */
export const launchChangeRefSchema = z.object({ id: idSchema, key: changeKeySchema });

/** A change with the content of its form. */
export const launchChangeContentSchema = launchChangeSchema.extend({ form: z.string() });

/** The changes of a record that wait in launches. */
export const pendingChangesSchema = z.array(
  z.object({
    launch: byIdSchema.extend({ title: z.string(), planned_at: z.iso.datetime().nullable() }),
    key: changeKeySchema,
    by: z.string(),
    at: z.iso.datetime(),
  }),
);

/** Trial of a launch: of each change why it would be refused, or what its record would lack. */
export const launchCheckSchema = z.object({
  changes: z.array(
    z.object({
      key: changeKeySchema,
      /** Empty where the change can be published. */
      fault: z.string().max(MAX_LENGTH.url),
      /** Whether it collides with what was changed meanwhile. */
      collides: z.boolean(),
      /** Fields that the refusal names. */
      fields: z.array(z.string()),
      missing: z.array(z.object({ kind: z.enum(REPAIR_KINDS), field: z.string() })),
      /** Whether a published translation is missing or no longer says what the French does. */
      lacks_english: z.boolean(),
    }),
  ),
});

export type LaunchCheck = z.infer<typeof launchCheckSchema>;
