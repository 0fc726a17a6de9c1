import type { Role } from "#contracts/session/roles.ts";

/** The right that a procedure or a path demands: a person's role, and the scope of an API key. Without a scope no key
 *  opens it. */
export type Right = {
  role: Role;
  scope?: string;
  /** Whether every key opens it, to see what its own scopes allow. */
  isOfAnyScope?: true;
};
