import { z } from "zod";
import { byIdSchema, entitySchema, expectedVersionSchema, idSchema } from "../shared/entity.ts";
import { MAX_LENGTH, requiredLine } from "../shared/text.ts";

/** What may happen to a record, as the end of an event's type says it. */
export const EVENT_KINDS = ["created", "updated", "deleted"] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Endpoints that there may be at once: each of them gets one message at a time. */
export const WEBHOOKS_MAX = 20;

/** Deliveries that are given at once. */
export const DELIVERIES_PAGE_SIZE = 30;

/** Most of an endpoint's reply that is stored, in bytes. */
export const REPLY_MAX_BYTES = 1024;

/** The type of the event that only tries an endpoint. */
export const TEST_EVENT = "test";

/** The type of an event: a resource as its table is called, and what happened: `contact_request.created`. */
export function eventType(noun: string, kind: EventKind): string {
  return `${noun.replaceAll("-", "_")}.${kind}`;
}

const NOT_A_URL = "Indiquez une URL complète, par exemple https://exemple.com/webhooks.";

/** Where an endpoint listens. Which hosts are accepted, the server decides. */
const webhookUrlSchema = requiredLine(MAX_LENGTH.url).refine((url) => URL.canParse(url) && /^https?:\/\//i.test(url), NOT_A_URL);

/** What an administrator says of an endpoint: where it is, and which events it is sent. */
export const webhookInputSchema = z.object({
  url: webhookUrlSchema,
  events: z
    .array(z.string().regex(/^[a-z]+(_[a-z]+)*\.(created|updated|deleted)$/, "Ce type d’événement n’existe pas."))
    .min(1, "Choisissez au moins un événement.")
    .max(100),
});

export type WebhookInput = z.infer<typeof webhookInputSchema>;

/** Changes an endpoint. */
export const webhookChangeSchema = webhookInputSchema.extend({ ...byIdSchema.shape, ...expectedVersionSchema.shape });

/** Why an endpoint is sent nothing: an administrator stopped it, it said that it is gone (410), or it failed for a
 *  day. */
export const STOP_REASONS = ["paused", "gone", "failing"] as const;

/** An endpoint. `failing_since` is the first of the failures since its last success; until `previous_secret_until`,
 *  messages are signed with its former secret too. */
export const webhookSchema = z.object({
  ...entitySchema.shape,
  url: z.string(),
  events: z.array(z.string()),
  stopped: z.object({ at: z.iso.datetime(), reason: z.enum(STOP_REASONS) }).nullable(),
  failing_since: z.iso.datetime().nullable(),
  previous_secret_until: z.iso.datetime().nullable(),
});

export type Webhook = z.infer<typeof webhookSchema>;

/** An endpoint with its secret, which is never shown again. */
export const webhookWithSecretSchema = webhookSchema.extend({ secret: z.string() });

/** How a delivery stands. */
export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;

/** One event on its way to one endpoint. `record` is what was changed, null for a trial; `due_at` when it is tried
 *  next; `status` and `reply` are what the last try brought: `status` is null where there was no reply, and `reply`
 *  then says why. */
export const deliverySchema = z.object({
  id: z.uuid(),
  type: z.string(),
  record: z.int().nullable(),
  created_at: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  due_at: z.iso.datetime().nullable(),
  settled_at: z.iso.datetime().nullable(),
  status: z.int().nullable(),
  reply: z.string(),
});

export type Delivery = z.infer<typeof deliverySchema>;

/** Asks for an endpoint's deliveries, newest first; `cursor` is the `next` of the page before. */
export const deliveriesQuerySchema = z.object({ webhook: idSchema, cursor: z.uuid().nullish() });

/** One page of deliveries; `next` is null on the last one. */
export const deliveriesPageSchema = z.object({ data: z.array(deliverySchema), next: z.uuid().nullable() });

/** Names one delivery. */
export const deliveryIdSchema = z.object({ id: z.uuid() });
