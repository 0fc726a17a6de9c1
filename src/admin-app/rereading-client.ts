import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient, type QueryKey } from "@tanstack/react-query";

/** A query cache that reads everything on the screen again once it is invalidated, also what is still read for the first time: that reply may be
 *  older than the change. TanStack Query gives up only what is read again. */
export class RereadingClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(given?: InvalidateQueryFilters<Key>, options?: InvalidateOptions): Promise<void> {
    const filters = given as InvalidateQueryFilters | undefined; // the key's type is for who calls
    const isFirstRead = (query: Query) => query.state.data === undefined && (filters?.predicate?.(query) ?? true);
    await this.cancelQueries({ ...filters, type: "active", predicate: isFirstRead });
    return super.invalidateQueries(filters, options);
  }
}
