import { isAtLeast, type Role } from "#contracts/session/roles.ts";
import type { CurrentUser } from "#contracts/session/session.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { allResources, type Resource } from "#server/platform/declaration/resource.ts";
import type { Right } from "#server/platform/declaration/right.ts";

/** The facts of a procedure that belongs to no resource, or demands more than the others of its resource. */
export type Meta = {
  right: Right;
  /** Whether it is open to a person who must set up a second factor before anything else. */
  isBeforeFactor?: true;
};

/** The permissions of a sender: a person's by their role; an API key's by its scopes, and never more than the role of
 *  its maker. */
export type Permissions = { role: Role; scopes?: readonly string[] };

/** The parts of a procedure that determine its right. `path` is `router.verb`. */
type Procedure = { path: string; type: "query" | "mutation" | "subscription"; meta?: Meta | undefined };

/** Uploaded files: no resource, but content with rights as resources have. */
const MEDIA: Pick<Resource, "router" | "rights" | "scope"> = { router: "media", rights: { read: "reader", write: "editor" } };

const declaredRights = () => [...allResources(), MEDIA];

/** The right to read a resource. */
export function readRightOf({ router, scope = router, rights }: Pick<Resource, "router" | "rights" | "scope">): Right {
  return { role: rights.read, scope: `${scope}:read` };
}

/** Finds the right that a procedure demands: its own, else its resource's. Gives undefined where neither states one:
 *  no one may call it then. */
export function rightOf({ path, type, meta }: Procedure): Right | undefined {
  if (meta) return meta.right;
  const [name] = path.split(".");
  const resource = declaredRights().find(({ router }) => router === name);
  const access = type === "query" ? "read" : "write";
  return resource && { role: resource.rights[access], scope: `${resource.scope ?? resource.router}:${access}` };
}

/** Lists the access of a role to each resource, by its router. */
export function accessOf(role: Role): CurrentUser["access"] {
  const access = ({ read, write }: Resource["rights"]) => {
    if (isAtLeast(role, write)) return "write";
    return isAtLeast(role, read) ? "read" : "none";
  };
  return Object.fromEntries(declaredRights().map(({ router, rights }) => [router, access(rights)]));
}

/** Whether a sender has a right. */
export function mayCall({ role, scopes }: Permissions, right: Right | undefined): boolean {
  if (!right || !isAtLeast(role, right.role)) return false;
  return !scopes || right.isOfAnyScope === true || (right.scope !== undefined && scopes.includes(right.scope));
}

/** Words a refusal of an API key with what it lacks; undefined where its scopes are not what is missing. */
function explainRefusedKey({ scopes }: Permissions, right: Right | undefined): string | undefined {
  if (!scopes || !right || right.isOfAnyScope) return undefined;
  if (right.scope === undefined) return "Aucune clé d’API ne peut effectuer cette action\u202f: elle demande une session.";
  return scopes.includes(right.scope) ? undefined : `Cette clé d’API n’a pas le droit «\u202f${right.scope}\u202f».`;
}

/** Fails with `forbidden` where a sender does not have a right. */
export function requireRight(permissions: Permissions, right: Right | undefined): void {
  if (!mayCall(permissions, right)) throw new AppError("forbidden", explainRefusedKey(permissions, right));
}
