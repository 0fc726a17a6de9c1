import { queryClient, rpc } from "#admin-app/rpc.ts";

/** Loads the library anew wherever it is shown. */
export function refreshMedia(): Promise<void> {
  return queryClient.invalidateQueries(rpc.media.pathFilter());
}
