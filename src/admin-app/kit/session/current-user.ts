import { createContext, use } from "react";
import { isAtLeast, type Role } from "#contracts/session/roles.ts";
import type { CurrentUser } from "#contracts/session/session.ts";
import { queryClient, rpcClient } from "#admin-app/rpc.ts";
import { endSession } from "./session-store.ts";

/** Signed-in user, as the server says, for everything below the frame of every screen. */
export const CurrentUserContext = createContext<CurrentUser>({ username: "", role: "reader", display_name: "", access: {} });

/** Gives the signed-in user, by whose rights screens hide controls. The server decides again at every call. */
export function useCurrentUser(): CurrentUser {
  return use(CurrentUserContext);
}

/** Whether the signed-in person has a role, or one that may do more. */
export function useIsAtLeast(role: Role): boolean {
  return isAtLeast(useCurrentUser().role, role);
}

/** Ends the session on the server and here. Here even when the server cannot be reached: the person asked to be out. */
export async function signOut(): Promise<void> {
  try {
    await rpcClient.session.logout.mutate();
  } catch {
    // the token is forgotten below; on the server the session ends by itself
  }
  endSession("signed-out");
  queryClient.clear();
}
