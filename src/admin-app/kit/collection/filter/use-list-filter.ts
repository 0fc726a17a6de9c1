import { useNavigate } from "@tanstack/react-router";
import type { PagedFilter } from "./list-filter.ts";

/** Changes the filter of a list; `filter` is what its URL says, `parse` reads one. Each page has its step in the
 *  browser's history, what was typed and chosen on the way has not. */
export function useListFilter<Filter extends PagedFilter>(filter: Filter, parse: (search: Record<string, unknown>) => Filter) {
  const navigate = useNavigate();

  // « . » is where one is by then: a search that was under way does not close what was opened meanwhile.
  function go(search: Record<string, unknown>, replace: boolean) {
    void navigate({ to: ".", search: parse(search), replace });
  }

  return {
    isFiltered: Object.keys(filter).length > 0,
    narrow: (change: { [Key in keyof Filter]?: string }) => go({ ...filter, ...change, page: undefined }, true),
    clear: () => go({}, true),
    turnTo: (page: number) => go({ ...filter, page }, false),
  };
}
