import { defineEntity, p } from "@mikro-orm/core";
import { REQUEST_STATUSES } from "#contracts/contact-request/contact-request-list.ts";
import { REQUEST_TYPES } from "#contracts/contact-request/request-form.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import type { Language } from "#contracts/shared/language.ts";
import { entityColumns, oneOf, optionalText } from "#server/platform/database/columns.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";

type Searched = Record<"firstName" | "lastName" | "email" | "message", string> & {
  phone?: string;
  company?: string;
  subject?: string;
  product_title?: string;
};

/** Normalized text of a request and its selection that the search of the back office reads. */
export function searchTextOf(request: Searched, lines: { title: string; reference: string }[] = []): string {
  const { firstName, lastName, email, phone = "", company = "", subject = "", message, product_title = "" } = request;
  const selected = lines.flatMap(({ title, reference }) => [title, reference]);
  return normalize([firstName, lastName, email, phone, company, subject, message, product_title, ...selected].join(" "));
}

const ContactRequestSchema = defineEntity({
  name: "ContactRequest",
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
    consent_version: optionalText,
    language: p.text().$type<Language>(),
    product: () => p.manyToOne(Product).nullable().deleteRule("set null").index("contact_request_product_index"),
    /** The product's title when it was asked about; stays when the product goes. */
    product_title: optionalText,
    /** Documented path of the page before the form. */
    from_page: optionalText,
    status: oneOf(REQUEST_STATUSES, "new"),
    owner: () => p.manyToOne(Administrator).nullable().deleteRule("set null").index("contact_request_owner_index"),
    notes: optionalText,
    due_at: p.datetime(3),
    /** Moment of the last answer that was sent from here. */
    answered_at: p.datetime(3).nullable(),
    /** Digest of the input: the same request sent twice is stored once. */
    fingerprint: optionalText,
    search_text: p
      .text()
      .hidden()
      .onCreate((request: Searched) => searchTextOf(request)),
  },
  indexes: [
    { name: "contact_request_created_index", properties: ["created_at", "id"] },
    { name: "contact_request_status_index", properties: ["status", "created_at", "id"] },
    { name: "contact_request_fingerprint_index", properties: ["fingerprint", "created_at"] },
    {
      name: "contact_request_search_index",
      expression: "create index contact_request_search_index on contact_request using gin (search_text gin_trgm_ops)",
    },
  ],
});

/** Request of a visitor, with the state of its answer. */
export class ContactRequest extends ContactRequestSchema.class {}
ContactRequestSchema.setClass(ContactRequest);

const RequestLineSchema = defineEntity({
  name: "ContactRequestLine",
  properties: {
    contact_request: () => p.manyToOne(ContactRequest).primary().deleteRule("cascade").index(false),
    /** Position in the order of the visitor, from 0. */
    position: p.integer().primary(),
    product: () => p.manyToOne(Product).nullable().deleteRule("set null").index("contact_request_line_product_index"),
    reference: p.text(),
    title: p.text(),
    quantity: p.integer(),
    note: optionalText,
  },
});

/** Product of the selection of a request, with its words of that day: they stay when the product changes or goes. It is
 *  written with its request, and erased with it. */
export class ContactRequestLine extends RequestLineSchema.class {}
RequestLineSchema.setClass(ContactRequestLine);
