import { defineEntity, p } from "@mikro-orm/core";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { ContactRequest } from "../contact-request.entity.ts";

const RequestMentionSchema = defineEntity({
  name: "ContactRequestMention",
  properties: {
    contact_request: () => p.manyToOne(ContactRequest).primary().deleteRule("cascade").index(false),
    /** The person who is named. */
    administrator: () => p.manyToOne(Administrator).primary().deleteRule("cascade").index("contact_request_mention_administrator_index"),
    at: p.datetime(3),
    author_name: p.text(),
  },
});

/** A person whom the notes of a request name, and who has not opened it since. */
export class ContactRequestMention extends RequestMentionSchema.class {}
RequestMentionSchema.setClass(ContactRequestMention);
