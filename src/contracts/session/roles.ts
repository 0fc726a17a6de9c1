import { z } from "zod";

/** What a person may do, the most first: `admin` everything, `editor` the content, `reader` reads and exports. `admin`
 *  is the value that the first administrator has had from the beginning. */
export const ROLES = ["admin", "editor", "reader"] as const;

export type Role = (typeof ROLES)[number];

/** A role as it is sent. */
export const roleSchema = z.enum(ROLES, "Choisissez un rôle.");

/** Roles as the screens call them. */
export const ROLE_LABELS: Record<Role, string> = { admin: "Administrateur", editor: "Éditeur", reader: "Lecteur" };

const RANKS: Record<Role, number> = { admin: 3, editor: 2, reader: 1 };

/** Whether a role may do what another one is needed for. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return RANKS[role] >= RANKS[needed];
}
