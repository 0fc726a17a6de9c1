import type { ErrorCode } from "./errors.ts";

/** Forms of the public site that also work without JavaScript. */
export type FormName = "contact" | "newsletter" | "confirmation" | "unsubscribe";

/** A form that was posted without JavaScript and refused: its page is shown again, with the words that were typed. */
export type Submission = {
  form: FormName;
  /** The fields as they were typed, by name. */
  values: Record<string, string>;
  /** Names of the faulty ones. */
  faults: string[];
  code: ErrorCode;
};

/** Names the words of `consent.fr.ts` and `consent.en.ts`; stored with every agreement. Changes whenever one of them
 *  does. */
export const CONSENT_VERSION = "2026-11-22";
