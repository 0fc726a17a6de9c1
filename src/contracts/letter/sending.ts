import { z } from "zod";
import { byIdSchema, expectedVersionSchema, idSchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";

/** Most mails of letters that leave in one minute: mail servers take more from nobody they do not know. */
export const LETTERS_PER_MINUTE = 60;

/** States of a sending: for a later moment, under way, stopped by an administrator, or done. */
const SENDING_STATES = ["planned", "sending", "stopped", "sent"] as const;

export type SendingState = (typeof SENDING_STATES)[number];

const count = z.int().min(0);

/** A confirmed sending. Its recipients are fixed when it begins: of `recipients`, some are `sent`, some `failed`, some
 *  `left` before their turn, and the others wait. `unsubscribed` counts who left after this letter. */
export const sendingSchema = z.object({
  state: z.enum(SENDING_STATES),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  recipients: count,
  sent: count,
  failed: count,
  left: count,
  unsubscribed: count,
});

export type Sending = z.infer<typeof sendingSchema>;

/** The subscribers who would get a letter now: how many in each language, and in which it is written. Who reads another
 *  one gets French. `own_address` is where a test goes; empty for a person without one. */
export const audienceSchema = z.object({
  recipients: count,
  languages: z.array(z.object({ language: z.enum(LANGUAGES), recipients: count, is_written: z.boolean() })),
  own_address: z.string(),
});

export type Audience = z.infer<typeof audienceSchema>;

/** Confirms the sending of a letter, as it was read, to this many people: now, or at a moment. */
export const sendLetterSchema = byIdSchema.extend({
  ...expectedVersionSchema.shape,
  recipients: z.int().min(1, "Personne ne recevrait cette lettre."),
  at: z.iso.datetime({ offset: true }).nullable(),
});

/** Sends a letter to oneself, in one language. */
export const testLetterSchema = byIdSchema.extend({ language: z.enum(LANGUAGES) });

/** The address that a test was sent to. */
export const testedLetterSchema = z.object({ address: z.string() });

/** An address that did not get a letter, and what the mail server said of it. */
export const failedRecipientSchema = z.object({ subscriber: idSchema, email: z.string(), is_bounced: z.boolean(), error: z.string() });

export type FailedRecipient = z.infer<typeof failedRecipientSchema>;
