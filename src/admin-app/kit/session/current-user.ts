import { createContext, use } from "react";
import { isAtLeast, type Role } from "#contracts/session/roles.ts";
import type { CurrentUser } from "#contracts/session/session.ts";

/** Who is signed in, as the server says: for what stands below the frame of every screen. */
export const CurrentUserContext = createContext<CurrentUser>({ username: "", role: "reader", display_name: "", access: {} });

/** What the screens say of who is signed in, and hide by it. The server decides again at every call. */
export function useCurrentUser(): CurrentUser {
  return use(CurrentUserContext);
}

/** Whether the signed-in person has a role, or one that may do more. */
export function useIsAtLeast(role: Role): boolean {
  return isAtLeast(useCurrentUser().role, role);
}
