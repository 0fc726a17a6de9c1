import { queryClient, rpc } from "#admin-app/rpc.ts";

/** Loads anew whatever a change of a product may have touched: lists, counters, and the categories it may have created. */
export async function refreshProducts(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(rpc.products.list.pathFilter()),
    queryClient.invalidateQueries(rpc.categories.list.pathFilter()),
    queryClient.invalidateQueries(rpc.dashboard.pathFilter()),
  ]);
}
