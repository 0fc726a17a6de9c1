import { z } from "zod";

/** States of outgoing mail: it works, no mail server is configured, or the last attempt failed. */
export const MAIL_STATES = ["active", "unconfigured", "failing"] as const;

/** State of outgoing mail for the dashboard. */
export const mailStatusSchema = z.object({
  state: z.enum(MAIL_STATES),
  /** Messages still to be sent. */
  waiting: z.int(),
  /** Messages that were given up. */
  given_up: z.int(),
  /** Last reply of the mail server, or error on the way to it, for a message that is not sent. */
  last_error: z.string().nullable(),
});
