import { REQUEST_STATUSES, type RequestStatus } from "#contracts/contact-request/contact-request-list.ts";
import { parseRequestType, type RequestType } from "#contracts/contact-request/request-form.ts";
import { type PagedFilter, parsePagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import { trpc } from "#admin-app/rpc.ts";

/** Requests on one page of the inbox. */
export const CONTACT_REQUEST_PAGE_SIZE = 50;

/** The state of the inbox that lives in its URL; an absent status or kind is all of them. */
export type ContactRequestFilter = PagedFilter & { status?: RequestStatus; requestType?: RequestType };

/** Reads the URL of the inbox; everything unknown, empty or default is dropped. */
export function parseContactRequestFilter(search: Record<string, unknown>): ContactRequestFilter {
  const status = REQUEST_STATUSES.find((known) => known === search.status);
  const requestType = parseRequestType(search.requestType);
  return { ...parsePagedFilter(search), ...(status && { status }), ...(requestType && { requestType }) };
}

/** Checks that a filter hides a part of the tray that is open; the tray of undesirable requests is none itself. */
export function isNarrowed({ status, ...others }: ContactRequestFilter): boolean {
  return Object.keys(others).length > 0 || (status !== undefined && status !== "spam");
}

const ASK_AGAIN_MS = 60_000;

/** Counts the requests that wait for a first reply. Asks again every minute while the page is in view, and when it gets
 *  the focus back. */
export function useUnreadRequests() {
  return trpc.contactRequests.unreadCount.useQuery(undefined, { refetchInterval: ASK_AGAIN_MS });
}
