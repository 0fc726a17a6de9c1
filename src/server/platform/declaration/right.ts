import type { Role } from "#contracts/session/roles.ts";

/** What a procedure or a path asks for: a person's role, and the scope of an API key. Without a scope no key opens it. */
export type Right = { role: Role; scope?: string };
