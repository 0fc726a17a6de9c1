import { defineEntity, p } from "@mikro-orm/core";
import { SUBSCRIBER_STATUSES } from "#contracts/subscriber/subscriber.ts";
import type { Language } from "#contracts/shared/language.ts";
import { entityColumns, optionalText } from "#server/platform/database/columns.ts";

const SubscriberSchema = defineEntity({
  name: "Subscriber",
  properties: {
    ...entityColumns,
    email: p.text(),
    language: p.text().$type<Language>(),
    status: p.enum(SUBSCRIBER_STATUSES).default("pending"),
    consent_version: optionalText,
    confirmed_at: p.datetime(3).nullable(),
    /** SHA-256 of the secret in the confirmation mail: reading the table is not enough to confirm. */
    token_hash: p.text().hidden().nullable(),
    token_expires_at: p.datetime(3).nullable(),
    /** Token of the unsubscribe link of every mail. Not hashed: the next mail must contain it again, and all it does is
     *  unsubscribe. */
    unsubscribe_token: p.text(),
  },
  uniques: [
    {
      name: "subscriber_email_unique",
      expression: "create unique index subscriber_email_unique on subscriber (lower(email))",
    },
    { name: "subscriber_token_unique", properties: "token_hash" },
    { name: "subscriber_unsubscribe_unique", properties: "unsubscribe_token" },
  ],
  indexes: [{ name: "subscriber_created_index", properties: ["created_at", "id"] }],
});

/** A person who asked for the newsletter. */
export class Subscriber extends SubscriberSchema.class {}
SubscriberSchema.setClass(Subscriber);
