import { SUBSCRIBER_STATUSES, type SubscriberStatus } from "#contracts/subscriber/subscriber.ts";
import { type PagedFilter, parsePagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** Subscribers on one page of the list. */
export const SUBSCRIBER_PAGE_SIZE = 50;

/** The state of the subscribers' list that lives in its URL; an absent status is all of them. */
export type SubscriberFilter = PagedFilter & { status?: SubscriberStatus };

/** Reads the URL of the subscribers' list; everything unknown, empty or default is dropped. */
export function parseSubscriberFilter(search: Record<string, unknown>): SubscriberFilter {
  const status = SUBSCRIBER_STATUSES.find((known) => known === search.status);
  return { ...parsePagedFilter(search), ...(status && { status }) };
}
