import { z } from "zod";

/** Whether mail can leave the house: it does, no mail server is configured, or what was tried last is not through. */
export const MAIL_STATES = ["active", "unconfigured", "failing"] as const;

/** What the dashboard says of outgoing mail. */
export const mailStatusSchema = z.object({
  state: z.enum(MAIL_STATES),
  /** Messages still to be sent. */
  waiting: z.int(),
  /** Messages that were given up. */
  given_up: z.int(),
  /** What the mail server, or the way to it, last answered to a message that is not through. */
  last_error: z.string().nullable(),
});
