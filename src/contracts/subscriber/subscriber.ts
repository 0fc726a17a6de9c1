import { z } from "zod";
import { emailSchema } from "../shared/text.ts";
import { okSchema, entitySchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { pageOf, pagingSchema, searchSchema } from "../shared/paging.ts";

/** Input of the newsletter form. */
export const subscriptionInputSchema = z.object({
  email: emailSchema,
  /** Language of the page, in which the mails are written; French by default. */
  language: z.enum(LANGUAGES).optional(),
  /** Invisible to people. An address that comes with it, by a machine or a password manager, is held until an
   *  administrator accepts it. */
  website: z.string().optional(),
});

/** The same answer whether or not the address was known: it does not tell who is subscribed. `is_held` where it looks
 *  like spam. */
export const subscriptionReplySchema = z.object({ ...okSchema.shape, message: z.string(), is_held: z.boolean() });

export type SubscriptionReply = z.infer<typeof subscriptionReplySchema>;

/** The secret that a link of one of our mails carries. */
export const subscriptionTokenSchema = z.object({ token: z.string().regex(/^[\w-]{20,100}$/, "Ce lien n’est pas complet.") });

/** Standing of a subscriber: asked for, confirmed from the mail, left, held because it looks like spam, or without a
 *  mailbox that takes our letters. */
export const SUBSCRIBER_STATUSES = ["pending", "confirmed", "unsubscribed", "spam", "bounced"] as const;

export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** Labels of them in the back office. */
export const SUBSCRIBER_STATUS_LABELS: Record<SubscriberStatus, string> = {
  pending: "En attente",
  confirmed: "Confirmé",
  unsubscribed: "Désabonné",
  spam: "Indésirable",
  bounced: "Adresse en erreur",
};

/** Marks the address of a subscriber as one that takes no letters, or as good again. */
export const bounceSchema = z.object({ email: emailSchema, is_bounced: z.boolean() });

/** A subscriber as administrators see one. */
export const subscriberSchema = z.object({
  ...entitySchema.shape,
  email: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(SUBSCRIBER_STATUSES),
  consent_version: z.string(),
  confirmed_at: z.iso.datetime().nullable(),
});

export type Subscriber = z.infer<typeof subscriberSchema>;

const narrowingShape = { q: searchSchema.optional(), status: z.enum(SUBSCRIBER_STATUSES).optional() };

/** Narrows the subscribers: a part of the address, a status (spam is listed by its own only). */
export const subscriberFilterSchema = z.object(narrowingShape);

/** Asks for one page of the subscribers, newest first. */
export const subscriberListQuerySchema = pagingSchema.extend(narrowingShape);

/** One page of the subscribers. */
export const subscriberPageSchema = pageOf(subscriberSchema);
