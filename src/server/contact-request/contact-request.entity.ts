import { defineEntity, p } from "@mikro-orm/core";
import { REQUEST_TYPES } from "#contracts/contact-request/contact-request.ts";
import { entityColumns, optionalText } from "#server/database/columns.ts";

const ContactRequestSchema = defineEntity({
  name: "ContactRequest",
  tableName: "contact_request",
  properties: {
    ...entityColumns,
    requestType: p.enum(REQUEST_TYPES),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    phone: optionalText,
    company: optionalText,
    subject: optionalText,
    message: p.text(),
    consent: p.boolean(),
  },
  indexes: [{ name: "contact_request_created_index", properties: ["created_at", "id"] }],
});

/** What a visitor asked for. */
export class ContactRequest extends ContactRequestSchema.class {}
ContactRequestSchema.setClass(ContactRequest);
