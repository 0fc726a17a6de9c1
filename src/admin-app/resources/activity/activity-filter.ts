import type { PagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** The state of the activity that lives in its URL; what is absent narrows nothing. */
export type ActivityFilter = PagedFilter & { actor?: string; noun?: string; day?: string };

/** Reads the URL of the activity; everything unreadable or empty is dropped. */
export function parseActivityFilter({ actor, noun, day }: Record<string, unknown>): ActivityFilter {
  return {
    ...(typeof actor === "string" && actor !== "" && actor.length <= 200 && { actor }),
    ...(typeof noun === "string" && /^[a-z]+(-[a-z]+)*$/.test(noun) && { noun }),
    ...(typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && { day }),
  };
}
