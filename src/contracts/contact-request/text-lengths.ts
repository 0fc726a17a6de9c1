import { EMAIL_MAX_LENGTH } from "../text/text-length.ts";

/** Longest texts of a contact request, in characters, by the names of their fields. They stand apart from the schema, which the page does not need. */
export const CONTACT_MAX_LENGTHS = {
  firstName: 100,
  lastName: 100,
  email: EMAIL_MAX_LENGTH,
  phone: 40,
  company: 200,
  subject: 200,
  message: 5000,
} as const;
