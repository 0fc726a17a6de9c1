import { defineEntity, p } from "@mikro-orm/core";
import { ContactRequest } from "#server/resources/contact-request/contact-request.entity.ts";
import { optionalText } from "#server/platform/database/columns.ts";
import { Subscriber } from "#server/resources/subscriber/subscriber.entity.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

const OutboxSchema = defineEntity({
  name: "Outbox",
  properties: {
    /** Also the left part of the Message-ID, so that a message sent twice has the same one. */
    id: p.uuid().primary(),
    created_at: p.datetime(3),
    content: p.json<OutgoingMail>(),
    attempts: p.integer().default(0),
    /** Time of the next attempt; during an attempt, the end of its claim. */
    due_at: p.datetime(3),
    /** Time from which it is too old to be worth sending. */
    expires_at: p.datetime(3),
    last_error: optionalText,
    given_up_at: p.datetime(3).nullable(),
    // Erasing a person erases their mail.
    contact_request: () => p.manyToOne(ContactRequest).nullable().deleteRule("cascade").index("outbox_contact_request_index"),
    subscriber: () => p.manyToOne(Subscriber).nullable().deleteRule("cascade").index("outbox_subscriber_index"),
  },
  indexes: [{ name: "outbox_due_index", properties: ["given_up_at", "due_at"] }],
});

/** A message that waits to be sent, or that was given up. A sent message is deleted. */
export class Outbox extends OutboxSchema.class {}
OutboxSchema.setClass(Outbox);
