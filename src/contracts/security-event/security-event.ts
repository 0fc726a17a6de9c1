import { z } from "zod";
import { activityQuerySchema, changeIdSchema, historyPageOf } from "../history/history.ts";
import { entitySchema } from "../shared/entity.ts";

/** Kinds of recorded events about the security of accounts and data. */
const SECURITY_EVENT_KINDS = [
  "sign_in",
  "sign_in_refused",
  "sign_in_throttled",
  "proof_refused",
  "sign_out_everywhere",
  "password_changed",
  "email_changed",
  "person_invited",
  "role_changed",
  "person_deactivated",
  "person_reactivated",
  "factor_added",
  "factor_removed",
  "recovery_codes_renewed",
  "factors_required",
  "factors_optional",
  "api_key_created",
  "api_key_revoked",
  "webhook_changed",
  "export",
  "person_erased",
  "backup_made",
  "backup_restored",
] as const;

/** Device of what the server's operator did at its command line, where no one is signed in. */
export const COMMAND_LINE = "Ligne de commande";

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Filter of the events: an actor, and a day by the clocks of Tunis. */
export const securityEventQuerySchema = activityQuerySchema.omit({ noun: true });

/** One event. `actor` is who did it, or the name that was tried in a refused sign-in; null where no one here has that
 *  name. `subject` is whom or what it concerns, empty where that is the actor. `network` is shortened, so that it names
 *  no connection. `count` is the number of repetitions within the hour that began with `at`. */
const securityEventSchema = z.object({
  id: changeIdSchema,
  at: entitySchema.shape.created_at,
  kind: z.enum(SECURITY_EVENT_KINDS),
  actor: z.string().nullable(),
  subject: z.string(),
  device: z.string(),
  network: z.string(),
  count: z.int().min(1),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** One page of events, newest first. */
export const securityEventsPageSchema = historyPageOf(securityEventSchema);
