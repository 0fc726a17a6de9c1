import { z } from "zod";
import { factorCodeSchema } from "../factor/factor.ts";
import { okSchema } from "../shared/entity.ts";
import { roleSchema } from "./roles.ts";

/** Input of the login screen. Nothing is trimmed from a password. */
export const loginInputSchema = z.object({
  username: z.string().trim().min(1, "Ce champ est obligatoire.").max(100),
  password: z.string().min(1, "Ce champ est obligatoire.").max(1000),
  /** The second factor, where one is set up and it is not asked for in a second step. */
  code: factorCodeSchema.optional(),
});

/** The signed-in user, as the sidebar shows them. */
export const adminUserSchema = z.object({ username: z.string(), role: roleSchema });

export type AdminUser = z.infer<typeof adminUserSchema>;

/** The access of a role to a resource. */
const ACCESSES = ["none", "read", "write"] as const;

/** The signed-in person, as the back office needs it: `access` says by router what their role may do with each
 *  resource. */
export const currentUserSchema = adminUserSchema.extend({
  display_name: z.string(),
  access: z.record(z.string(), z.enum(ACCESSES)),
});

export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Reply to a login. `token` is a JWT whose `exp` ends the session. Source: REST-4. */
export const loginReplySchema = z.object({
  ...okSchema.shape,
  token: z.string(),
  user: adminUserSchema,
  message: z.string(),
});

export type LoginReply = z.infer<typeof loginReplySchema>;
