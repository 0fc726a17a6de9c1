import { z } from "zod";
import { byIdSchema, entitySchema, expectedVersionSchema } from "../shared/entity.ts";
import { emailSchema, requiredLine } from "../shared/text.ts";
import { roleSchema } from "../session/roles.ts";

/** Whether a person may sign in: `invited` people have no password yet. */
const PERSON_STATES = ["active", "invited", "inactive"] as const;

export type PersonState = (typeof PERSON_STATES)[number];

/** States as the screen calls them. */
export const PERSON_STATE_LABELS: Record<PersonState, string> = {
  active: "Actif",
  invited: "Invitation en attente",
  inactive: "Désactivé",
};

/** An e-mail address, or the empty string where a person has given none. */
export const personEmailSchema = z.union([z.literal(""), emailSchema], "Indiquez une adresse e-mail valide.");

/** A person of the team, as administrators see them. `last_seen_at` is null before their first sign-in. */
export const personSchema = z.object({
  ...entitySchema.shape,
  username: z.string(),
  display_name: z.string(),
  email: z.string(),
  role: roleSchema,
  state: z.enum(PERSON_STATES),
  last_seen_at: z.iso.datetime().nullable(),
  /** Whether this is who asks. */
  is_self: z.boolean(),
});

export type Person = z.infer<typeof personSchema>;

/** Invites a person; they choose their password themselves. */
export const inviteSchema = z.object({ username: requiredLine(100), email: personEmailSchema, role: roleSchema });

/** An invitation that was made. `link` is shown once and stored nowhere; `is_mailed` says whether a mail with it is
 *  under way. */
export const invitationSchema = z.object({
  person: personSchema,
  link: z.string(),
  expires_at: z.iso.datetime(),
  is_mailed: z.boolean(),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** Gives a person another role. */
export const roleChangeSchema = z.object({ ...byIdSchema.shape, ...expectedVersionSchema.shape, role: roleSchema });

/** Name of a person: the one they chose, else the one they sign in with. */
export function personName({ username, display_name }: { username: string; display_name: string }): string {
  return display_name || username;
}
