import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "#admin-app/rpc.ts";

/** Moves one of a list that administrators arrange, from the version last seen, and shows the order that the server answers with. */
export async function moveInList<Row extends { id: number; version: number }>(
  list: QueryKey,
  id: number,
  send: (version: number | undefined) => Promise<Row[]>,
): Promise<void> {
  const version = queryClient.getQueryData<Row[]>(list)?.find((row) => row.id === id)?.version;
  const rows = await send(version);
  await queryClient.cancelQueries({ queryKey: list });
  queryClient.setQueryData(list, rows);
}

/** The place after the last one: highest `order_index` + 1. Source: specification §4 « Slide », « Feature ». */
export function nextOrder(rows: { order_index: number }[]): number {
  return Math.max(-1, ...rows.map(({ order_index }) => order_index)) + 1;
}
