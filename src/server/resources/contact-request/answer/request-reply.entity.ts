import { defineEntity, p } from "@mikro-orm/core";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { ContactRequest } from "../contact-request.entity.ts";

const RequestReplySchema = defineEntity({
  name: "ContactRequestReply",
  properties: {
    id: p.integer().primary().autoincrement(),
    created_at: p.datetime(3),
    contact_request: () => p.manyToOne(ContactRequest).deleteRule("cascade").index("contact_request_reply_contact_request_index"),
    author: () => p.manyToOne(Administrator).nullable().deleteRule("set null").index("contact_request_reply_author_index"),
    /** Name of the author on that day: it stays when the person goes. */
    author_name: p.text(),
    subject: p.text(),
    text: p.text(),
    /** Message of the outbox, which deletes it once it is sent. */
    mail: p.uuid().index("contact_request_reply_mail_index"),
    sent_at: p.datetime(3).nullable(),
  },
});

/** An answer to a request, which is never changed. It is erased with its request. */
export class ContactRequestReply extends RequestReplySchema.class {}
RequestReplySchema.setClass(ContactRequestReply);
