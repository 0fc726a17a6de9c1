import { z } from "zod";
import { lettersOf } from "../shared/normalize.ts";
import { roleSchema } from "./roles.ts";

/** Minimum length of a password. Source: NIST SP 800-63B, where a length replaces rules on its characters. */
const MIN_LENGTH = 12;

/** Fewest letters and digits that are left of a password without what anyone would guess. */
const OWN_MIN_LENGTH = 8;

/** Message about a password that is too short, and the field's hint. */
export const PASSWORD_HINT = `${MIN_LENGTH} caractères au minimum\u202f: une phrase se retient bien.`;

/** Message about a password that is little more than the person's name or the site's. */
export const PASSWORD_IS_A_NAME = "Ce mot de passe se devine\u202f: il tient presque tout dans votre nom ou celui du site.";

/** A password that a person chooses; nothing is trimmed from it. */
export const newPasswordSchema = z.string().min(MIN_LENGTH, PASSWORD_HINT).max(1000);

/** Whether a password is little more than one of the names of its person and of the company. */
export function isMostlyName(password: string, names: string[]): boolean {
  const letters = lettersOf(password);
  const parts = names.map(lettersOf).filter((name) => name !== "");
  const own = parts.reduce((left, name) => left.replaceAll(name, ""), letters);
  return own !== letters && own.length < OWN_MIN_LENGTH;
}

/** Kinds of a link: it lets its holder choose a first password, or a new one. */
const LINK_KINDS = ["invitation", "reset"] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** The secret of a link: what stands behind the `#` of its URL, so that no server's log sees it. */
export const linkTokenSchema = z.object({ token: z.string().min(1).max(100) });

/** Owner of a link, as the person who opens it sees them. */
export const passwordLinkSchema = z.object({ kind: z.enum(LINK_KINDS), username: z.string(), role: roleSchema });

export type PasswordLink = z.infer<typeof passwordLinkSchema>;

/** A password that is chosen by a link. */
export const chosenPasswordSchema = linkTokenSchema.extend({ password: newPasswordSchema });

/** Asks for a link by e-mail: `name` is the username, or the e-mail address. */
export const forgottenPasswordSchema = z.object({ name: z.string().trim().min(1, "Ce champ est obligatoire.").max(254) });

/** Reply to a request for a link, whether or not there is such a person. */
export const forgottenReplySchema = z.object({ success: z.literal(true), message: z.string() });
