import { z } from "zod";
import { emailSchema } from "../shared/email.ts";
import { okSchema, entitySchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { pageOf, pagingSchema, searchSchema } from "../shared/paging.ts";

/** What a visitor sends from the newsletter box. */
export const subscriptionInputSchema = z.object({
  email: emailSchema,
  /** Language of the page, in which the mails are written; French where none is said. */
  language: z.enum(LANGUAGES).optional(),
  /** Invisible to people: what fills it in is a machine, and is thanked like a person. */
  website: z.string().optional(),
});

/** The same answer whether or not the address was known: it does not tell who is subscribed. */
export const subscriptionReplySchema = z.object({ ...okSchema.shape, message: z.string() });

/** The secret that a link of one of our mails carries. */
export const subscriptionTokenSchema = z.object({ token: z.string().regex(/^[\w-]{20,100}$/, "Ce lien n’est pas complet.") });

/** Where a subscriber stands: asked for, confirmed from the mail, left. */
export const SUBSCRIBER_STATUSES = ["pending", "confirmed", "unsubscribed"] as const;

export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** What the back office calls each of them. */
export const SUBSCRIBER_STATUS_LABELS: Record<SubscriberStatus, string> = {
  pending: "En attente",
  confirmed: "Confirmé",
  unsubscribed: "Désabonné",
};

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

/** What narrows the subscribers: a part of the address, a status. */
export const subscriberFilterSchema = z.object(narrowingShape);

/** Asks for one page of the subscribers, newest first. */
export const subscriberListQuerySchema = pagingSchema.extend(narrowingShape);

/** One page of the subscribers. */
export const subscriberPageSchema = pageOf(subscriberSchema);
