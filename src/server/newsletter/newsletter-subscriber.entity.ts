import { defineEntity, p } from "@mikro-orm/core";
import { entityColumns } from "#server/database/columns.ts";

const NewsletterSubscriberSchema = defineEntity({
  name: "NewsletterSubscriber",
  tableName: "newsletter_subscriber",
  properties: { ...entityColumns, email: p.text() },
  uniques: [
    {
      name: "newsletter_subscriber_email_unique",
      expression: "create unique index newsletter_subscriber_email_unique on newsletter_subscriber (lower(email))",
    },
  ],
});

/** Somebody who asked for the newsletter. */
export class NewsletterSubscriber extends NewsletterSubscriberSchema.class {}
NewsletterSubscriberSchema.setClass(NewsletterSubscriber);
