import { rpc } from "#admin-app/rpc.ts";

const ASK_AGAIN_MS = 60_000;

/** How many requests nobody has begun to answer; asked again every minute while the page is looked at, and when somebody comes back to it. */
export const UNREAD_CONTACT_REQUESTS = rpc.contactRequests.unreadCount.queryOptions(undefined, { refetchInterval: ASK_AGAIN_MS });
