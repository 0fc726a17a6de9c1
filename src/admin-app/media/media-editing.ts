import { queryClient, rpc } from "#admin-app/rpc.ts";

/** Loads the library anew wherever it is shown. */
export function refreshMedia(): Promise<void> {
  return queryClient.invalidateQueries(rpc.media.pathFilter());
}

/** As `refreshMedia`, when one file was just deleted: asking for that one again would only be refused. */
export function refreshMediaList(): Promise<void> {
  return queryClient.invalidateQueries(rpc.media.list.pathFilter());
}
