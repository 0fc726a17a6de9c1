import { defineEntity, p } from "@mikro-orm/core";
import { ContactRequest } from "#server/contact-request/contact-request.entity.ts";
import { optionalText } from "#server/database/columns.ts";
import { NewsletterSubscriber } from "#server/newsletter/newsletter-subscriber.entity.ts";
import type { OutgoingMail } from "./outbox.ts";

const OutboxSchema = defineEntity({
  name: "Outbox",
  tableName: "outbox",
  properties: {
    /** Also the left half of the Message-ID: a message that leaves twice bears the same one. */
    id: p.uuid().primary(),
    created_at: p.datetime(3),
    content: p.json<OutgoingMail>(),
    attempts: p.integer().default(0),
    /** When it is to be tried next; while it is being sent, when somebody else may take it over. */
    due_at: p.datetime(3),
    /** When nobody wants to read it any more. */
    expires_at: p.datetime(3),
    last_error: optionalText,
    given_up_at: p.datetime(3).nullable(),
    // Whoever is erased takes their mail along.
    contact_request: () => p.manyToOne(ContactRequest).nullable().deleteRule("cascade").index("outbox_contact_request_index"),
    newsletter_subscriber: () => p.manyToOne(NewsletterSubscriber).nullable().deleteRule("cascade").index("outbox_subscriber_index"),
  },
  indexes: [{ name: "outbox_due_index", properties: ["given_up_at", "due_at"] }],
});

/** A message that waits to be sent, or that was given up. A sent one is gone. */
export class Outbox extends OutboxSchema.class {}
OutboxSchema.setClass(Outbox);
