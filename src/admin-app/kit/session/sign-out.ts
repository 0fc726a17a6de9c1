import { queryClient, rpcClient } from "#admin-app/rpc.ts";
import { endSession } from "./session-store.ts";

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
