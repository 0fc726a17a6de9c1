import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { trpc } from "#admin-app/rpc.ts";

/** How complete some products are, by their ids; nothing is asked while it is not shown. `query` is there to say that it could not be read. */
export function useCompleteness(rows: { id: number }[], isShown: boolean) {
  const ids = rows.map(({ id }) => id);
  const query = trpc.products.completeness.useQuery(isShown && ids.length > 0 ? { ids } : skipToken, { placeholderData: keepPreviousData });
  const byId = new Map(query.data?.map((each) => [each.id, each]));
  return { query, of: (id: number) => byId.get(id) };
}
