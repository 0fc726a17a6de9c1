import { defineEntity, p } from "@mikro-orm/core";
import { DELIVERY_STATES, STOP_REASONS } from "#contracts/webhook/webhook.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { entityColumns, optionalText } from "#server/platform/database/columns.ts";

const WebhookSchema = defineEntity({
  name: "Webhook",
  properties: {
    ...entityColumns,
    url: p.text(),
    /** The types of the events that it is sent. */
    events: p.array().columnType("text[]"),
    /** The fields of the record that it is sent; all of them where none is named. */
    item_fields: p.array().columnType("text[]").defaultRaw("'{}'"),
    /** The person who set it up last, without whose right it is sent no personal data. */
    owner: () => p.manyToOne(Administrator).nullable().deleteRule("set null").index(false),
    /** `whsec_` and base64, as its receiver has it: signing needs it in clear. */
    secret: p.text().hidden(),
    previous_secret: p.text().nullable().hidden(),
    /** End of the time for which messages are signed with the previous secret too. */
    previous_secret_until: p.datetime(3).nullable(),
    stopped_at: p.datetime(3).nullable(),
    stop_reason: p.enum(STOP_REASONS).nullable(),
    /** The first failure since the last success. */
    failing_since: p.datetime(3).nullable(),
  },
});

/** An endpoint of another program, which is sent events. The trigger `enqueue_webhooks` reads it. */
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);

const WebhookDeliverySchema = defineEntity({
  name: "WebhookDelivery",
  properties: {
    /** Also the header `webhook-id`, the same at every try. */
    id: p.uuid().primary(),
    webhook: () => p.manyToOne(Webhook).deleteRule("cascade"),
    type: p.text(),
    /** The recorded change that it reports; null for a trial. No foreign key: the history may be erased before. */
    change: p.bigint("number").nullable(),
    created_at: p.datetime(3),
    state: p.enum(DELIVERY_STATES).default("waiting"),
    attempts: p.integer().default(0),
    /** Time of the next try; during a try, end of its claim; null once it is settled. */
    due_at: p.datetime(3).nullable(),
    settled_at: p.datetime(3).nullable(),
    /** The status of the last reply; null where there was none. */
    status: p.integer().nullable(),
    /** The beginning of the last reply, or why there was none. */
    reply: optionalText,
  },
  indexes: [
    { name: "webhook_delivery_due_index", properties: "due_at" },
    { name: "webhook_delivery_list_index", properties: ["webhook", "created_at", "id"] },
  ],
});

/** One event for one endpoint, written by the trigger `enqueue_webhooks` in the transaction of its change. */
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);
