import { z } from "zod";
import { okSchema } from "../shared/entity.ts";

/** What the login screen sends. Nothing is trimmed from a password. */
export const loginInputSchema = z.object({
  username: z.string().trim().min(1, "Ce champ est obligatoire.").max(100),
  password: z.string().min(1, "Ce champ est obligatoire.").max(1000),
});

/** Who is signed in; shown in the sidebar. */
export const adminUserSchema = z.object({ username: z.string(), role: z.string() });

export type AdminUser = z.infer<typeof adminUserSchema>;

/** Reply to a login. `token` is a JWT whose `exp` ends the session. Source: specification §3 « Login response ». */
export const loginReplySchema = z.object({
  ...okSchema.shape,
  token: z.string(),
  user: adminUserSchema,
  message: z.string(),
});

export type LoginReply = z.infer<typeof loginReplySchema>;
