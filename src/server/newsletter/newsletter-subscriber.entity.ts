import { defineEntity, p } from "@mikro-orm/core";
import { SUBSCRIBER_STATUSES } from "#contracts/newsletter/newsletter.ts";
import { LANGUAGES } from "#contracts/shared/language.ts";
import { entityColumns, optionalText } from "#server/database/columns.ts";

const NewsletterSubscriberSchema = defineEntity({
  name: "NewsletterSubscriber",
  tableName: "newsletter_subscriber",
  properties: {
    ...entityColumns,
    email: p.text(),
    language: p.enum(LANGUAGES),
    status: p.enum(SUBSCRIBER_STATUSES).default("pending"),
    consent_version: optionalText,
    confirmed_at: p.datetime(3).nullable(),
    /** SHA-256 of the secret in the confirmation mail: who reads the table cannot confirm. */
    token_hash: p.text().hidden().nullable(),
    token_expires_at: p.datetime(3).nullable(),
    /** In every mail's link. Not hashed: the next mail must be able to name it again, and all it does is unsubscribe. */
    unsubscribe_token: p.text(),
  },
  uniques: [
    {
      name: "newsletter_subscriber_email_unique",
      expression: "create unique index newsletter_subscriber_email_unique on newsletter_subscriber (lower(email))",
    },
    { name: "newsletter_subscriber_token_unique", properties: "token_hash" },
    { name: "newsletter_subscriber_unsubscribe_unique", properties: "unsubscribe_token" },
  ],
  indexes: [{ name: "newsletter_subscriber_created_index", properties: ["created_at", "id"] }],
});

/** A person who asked for the newsletter. */
export class NewsletterSubscriber extends NewsletterSubscriberSchema.class {}
NewsletterSubscriberSchema.setClass(NewsletterSubscriber);
