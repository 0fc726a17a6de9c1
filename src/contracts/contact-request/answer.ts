import { z } from "zod";
import { answerTextSchema } from "../reply-template/reply-template.ts";
import { byIdSchema, idSchema } from "../shared/entity.ts";

/** Most requests that are answered together. */
export const ANSWERED_AT_ONCE_MAX = 100;

const idsSchema = z.array(idSchema).min(1, "Choisissez au moins une demande.").max(ANSWERED_AT_ONCE_MAX);

/** Names the requests that are about to be answered. */
export const addresseesQuerySchema = z.object({ ids: idsSchema });

/** Answers requests by mail: each gets a mail of its own, whose placeholders are filled from it. */
export const answerSchema = answerTextSchema.extend({ ids: idsSchema });

export type Answer = z.infer<typeof answerSchema>;

/** The requests that were answered; those that are gone are not among them. */
export const answeredSchema = z.object({ answered: z.array(byIdSchema) });

/** States of an answer: its mail is still to be sent, was sent, or was given up. */
const REPLY_STATES = ["waiting", "sent", "failed"] as const;

/** An answer as the thread of its request shows it. `error` is the mail server's, of the last attempt that failed;
 *  empty where there is none. */
export const requestReplySchema = z.object({
  id: idSchema,
  created_at: z.iso.datetime(),
  author: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(REPLY_STATES),
  sent_at: z.iso.datetime().nullable(),
  error: z.string(),
});

export type RequestReply = z.infer<typeof requestReplySchema>;
