import { EMAIL_MAX_LENGTH } from "../text/text-length.ts";

/** Kinds of request, the default first. Source: REQ-1. */
export const REQUEST_TYPES = ["demo", "quote", "support"] as const;

export type RequestType = (typeof REQUEST_TYPES)[number];

/** Labels of the kinds in the back office. */
export const REQUEST_TYPE_LABELS: Record<RequestType, string> = { demo: "Démo", quote: "Devis", support: "Support" };

/** The kind that an address or a form names, if it is one. */
export function parseRequestType(value: unknown): RequestType | undefined {
  return REQUEST_TYPES.find((known) => known === value);
}

/** Longest texts of a contact request, in characters, by the names of their fields. They stand apart from the schema,
 *  which the page does not need. */
export const CONTACT_MAX_LENGTHS = {
  firstName: 100,
  lastName: 100,
  email: EMAIL_MAX_LENGTH,
  phone: 40,
  company: 200,
  subject: 200,
  message: 5000,
} as const;
