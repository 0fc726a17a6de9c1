import { z } from "zod";
import { byIdSchema, entitySchema, expectedVersionSchema, idSchema } from "../shared/entity.ts";
import { MAX_LENGTH, requiredLine } from "../shared/text.ts";

/** Kinds of events of a record, as the end of an event's type. */
export const EVENT_KINDS = ["created", "updated", "deleted"] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Endpoints that there may be at once: each of them gets one message at a time. */
export const WEBHOOKS_MAX = 20;

/** Deliveries that are given at once. */
export const DELIVERIES_PAGE_SIZE = 30;

/** Most of an endpoint's reply that is stored, in bytes. */
export const REPLY_MAX_BYTES = 1024;

/** Type of the event that only tests an endpoint. */
export const TEST_EVENT = "test";

/** Builds the type of an event from a resource's table and what happened: `contact_request.created`. */
export function eventType(resource: string, kind: EventKind): string {
  return `${resource.replaceAll("-", "_")}.${kind}`;
}

const NOT_A_URL = "Indiquez une URL complète, par exemple https://exemple.com/webhooks.";

/** URL of an endpoint. The server decides which hosts are accepted. */
const webhookUrlSchema = requiredLine(MAX_LENGTH.url).refine((url) => URL.canParse(url) && /^https?:\/\//i.test(url), NOT_A_URL);

/** Names the events of a resource by which a webhook is sent personal data: the record itself, and its erasure with the
 *  id alone. */
export function personalEvents(name: string): [created: string, erased: string] {
  return [`${name}.created`, `${name}.erased`];
}

/** Input of an endpoint: its URL, the events that it is sent, and the fields of the record that these carry. Without
 *  fields, they carry all. */
export const webhookInputSchema = z.object({
  url: webhookUrlSchema,
  events: z
    .array(z.string().regex(/^[a-z]+(_[a-z]+)*\.(created|updated|deleted|erased)$/, "Ce type d’événement n’existe pas."))
    .min(1, "Choisissez au moins un événement.")
    .max(100),
  item_fields: z.array(z.string().regex(/^\w+$/, "Ce champ n’existe pas.").max(50)).max(100).optional(),
});

export type WebhookInput = z.infer<typeof webhookInputSchema>;

/** Changes an endpoint. */
export const webhookChangeSchema = webhookInputSchema.extend({ ...byIdSchema.shape, ...expectedVersionSchema.shape });

/** Reasons why an endpoint is sent nothing: an administrator paused it, it replied that it is gone (410), or it failed
 *  for a day. */
export const STOP_REASONS = ["paused", "gone", "failing"] as const;

/** An endpoint. `failing_since` is the first of the failures since its last success; until `previous_secret_until`,
 *  messages are signed with its former secret too. */
export const webhookSchema = z.object({
  ...entitySchema.shape,
  url: z.string(),
  events: z.array(z.string()),
  item_fields: z.array(z.string()),
  stopped: z.object({ at: z.iso.datetime(), reason: z.enum(STOP_REASONS) }).nullable(),
  failing_since: z.iso.datetime().nullable(),
  previous_secret_until: z.iso.datetime().nullable(),
});

export type Webhook = z.infer<typeof webhookSchema>;

/** An endpoint with its secret, which is never shown again. */
export const webhookWithSecretSchema = webhookSchema.extend({ secret: z.string() });

/** States of a delivery. */
export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;

/** One event on its way to one endpoint. `record` is the changed record, null for a test; `due_at` is the time of the
 *  next attempt; `status` and `reply` are those of the last attempt: without a reply, `status` is null and `reply` has
 *  the error. */
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

/** Names an endpoint by its URL. */
export const webhookAddressSchema = webhookInputSchema.pick({ url: true });

/** Number of deliveries that are sent again. */
export const replayedSchema = z.object({ count: z.int() });
