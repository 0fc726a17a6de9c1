import { isAtLeast, type Role } from "#contracts/session/roles.ts";
import type { CurrentUser } from "#contracts/session/session.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { allResources, type Resource, type Right } from "#server/platform/declaration/resource.ts";

/** The facts that procedures of no resource state of themselves, and those of a resource that ask for more than its
 *  others. */
export type Meta = {
  right: Right;
  /** Whether it is open to who must set up a second factor before anything else. */
  isBeforeFactor?: true;
};

/** What the sender of a request may do: a person by their role; an API key by its scopes, and never more than the role
 *  of its maker. */
export type Permissions = { role: Role; scopes?: readonly string[] };

/** What of a procedure its right follows from. `path` is `noun.verb`. */
type Procedure = { path: string; type: "query" | "mutation" | "subscription"; meta?: Meta | undefined };

/** Uploaded files are no resource, and content as resources are. */
const MEDIA: Pick<Resource, "router" | "rights"> = { router: "media", rights: { read: "reader", write: "editor" } };

const declaredRights = () => [...allResources(), MEDIA];

/** Finds the right that a procedure demands: its own, else the one that its resource declares. Undefined where neither
 *  says anything: no one may call it then. */
export function rightOf({ path, type, meta }: Procedure): Right | undefined {
  if (meta) return meta.right;
  const [name] = path.split(".");
  const noun = declaredRights().find(({ router }) => router === name);
  const access = type === "query" ? "read" : "write";
  return noun && { role: noun.rights[access], scope: `${noun.router}:${access}` };
}

/** Lists the access of a role to each resource, by its router. */
export function accessOf(role: Role): CurrentUser["access"] {
  const access = ({ read, write }: Resource["rights"]) => {
    if (isAtLeast(role, write)) return "write";
    return isAtLeast(role, read) ? "read" : "none";
  };
  return Object.fromEntries(declaredRights().map(({ router, rights }) => [router, access(rights)]));
}

/** Whether the sender of a request may do what asks for a right. */
export function mayCall({ role, scopes }: Permissions, right: Right | undefined): boolean {
  if (!right || !isAtLeast(role, right.role)) return false;
  return !scopes || (right.scope !== undefined && scopes.includes(right.scope));
}

/** Fails with `forbidden` where the sender of a request may not do what asks for a right. */
export function requireRight(permissions: Permissions, right: Right | undefined): void {
  if (!mayCall(permissions, right)) throw new AppError("forbidden");
}
