import { z } from "zod";
import { personEmailSchema } from "../person/person.ts";
import { expectedVersionSchema } from "../shared/entity.ts";
import { line } from "../shared/text.ts";
import { newPasswordSchema } from "../session/password.ts";
import { roleSchema } from "../session/roles.ts";

const currentPassword = z.string().max(1000);

/** The signed-in person's own account. */
export const accountSchema = z.object({
  version: z.int(),
  username: z.string(),
  display_name: z.string(),
  email: z.string(),
  role: roleSchema,
});

export type Account = z.infer<typeof accountSchema>;

/** Changes the own name and e-mail address. Another address asks for the current password: mails to it can open the
 *  account. */
export const accountChangeSchema = z.object({
  ...expectedVersionSchema.shape,
  display_name: line(100),
  email: personEmailSchema,
  current_password: currentPassword.optional(),
});

/** Changes the own password. */
export const passwordChangeSchema = z.object({
  current_password: currentPassword.min(1, "Ce champ est obligatoire."),
  password: newPasswordSchema,
});

/** A sign-in of the signed-in person that has not ended. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** Device in short words; empty where the browser did not say. */
  device: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  is_current: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Names one of these sign-ins. */
export const bySessionSchema = z.object({ id: z.string().min(1).max(100) });
