/** A list in the cache of queries, as `queries` (`rpc.ts`) gives it. */
type CachedList<Row> = {
  getData: () => Row[] | undefined;
  setData: (input: undefined, rows: Row[]) => void;
  cancel: () => Promise<void>;
};

/** Moves one item of an ordered list, from the version last seen, and shows the order of the server's reply. Gives the
 *  item's version then. */
export async function moveInList<Row extends { id: number; version: number }>(
  list: CachedList<Row>,
  id: number,
  send: (version: number | undefined) => Promise<Row[]>,
): Promise<number | undefined> {
  const version = list.getData()?.find((row) => row.id === id)?.version;
  const rows = await send(version);
  await list.cancel();
  list.setData(undefined, rows);
  return rows.find((row) => row.id === id)?.version;
}

/** The position after the last one: highest `order_index` + 1. Source: ORDER-1. */
export function nextOrder(rows: { order_index: number }[]): number {
  return Math.max(-1, ...rows.map(({ order_index }) => order_index)) + 1;
}
