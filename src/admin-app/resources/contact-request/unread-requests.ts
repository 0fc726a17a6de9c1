import { trpc } from "#admin-app/rpc.ts";

const ASK_AGAIN_MS = 60_000;

/** How many requests wait for a first answer; asked again every minute while the page is looked at, and when it gets the focus back. */
export function useUnreadRequests() {
  return trpc.contactRequests.unreadCount.useQuery(undefined, { refetchInterval: ASK_AGAIN_MS });
}
