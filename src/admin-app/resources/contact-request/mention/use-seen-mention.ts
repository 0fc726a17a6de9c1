import { useEffect } from "react";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";

/** Takes the mark away of an opened request whose notes name the signed-in person. A mark that cannot be taken away
 *  now is there the next time. */
export function useSeenMention(id: number): void {
  const mentions = trpc.contactRequests.mentions.useQuery();
  const isNamed = mentions.data?.some((mention) => mention.id === id) ?? false;
  useEffect(() => {
    if (!isNamed) return;
    rpcClient.contactRequests.seen.mutate({ id }).then(
      () => queries.contactRequests.mentions.invalidate(),
      () => {},
    );
  }, [id, isNamed]);
}
