import { z } from "zod";

/** Roles, the most powerful first: `admin` may do everything, `editor` edits the content, `reader` reads and exports.
 *  `admin` is the value that the first administrator has had from the beginning. */
export const ROLES = ["admin", "editor", "reader"] as const;

export type Role = (typeof ROLES)[number];

/** A role in an input. */
export const roleSchema = z.enum(ROLES, "Choisissez un rôle.");

/** Roles as the screens call them. */
export const ROLE_LABELS: Record<Role, string> = { admin: "Administrateur", editor: "Éditeur", reader: "Lecteur" };

const RANKS: Record<Role, number> = { admin: 3, editor: 2, reader: 1 };

/** Whether a role has the rights of another one. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return RANKS[role] >= RANKS[needed];
}
