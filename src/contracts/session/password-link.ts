import { z } from "zod";
import { newPasswordSchema } from "./password.ts";
import { roleSchema } from "./roles.ts";

/** What a link lets its holder do: choose a first password, or a new one. */
export const LINK_KINDS = ["invitation", "reset"] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** The secret of a link: what stands behind the `#` of its URL, so that no server's log sees it. */
export const linkTokenSchema = z.object({ token: z.string().min(1).max(100) });

/** Whose link it is, for who opens it. */
export const passwordLinkSchema = z.object({ kind: z.enum(LINK_KINDS), username: z.string(), role: roleSchema });

export type PasswordLink = z.infer<typeof passwordLinkSchema>;

/** A password that is chosen by a link. */
export const chosenPasswordSchema = linkTokenSchema.extend({ password: newPasswordSchema });

/** Asks for a link by e-mail: `name` is the username, or the e-mail address. */
export const forgottenPasswordSchema = z.object({ name: z.string().trim().min(1, "Ce champ est obligatoire.").max(254) });

/** What is answered, whether or not there is such a person. */
export const forgottenReplySchema = z.object({ success: z.literal(true), message: z.string() });
