import { type EntityName, LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { INTEGER_MAX, type Move } from "#contracts/shared/entity.ts";
import { AppError } from "#server/app-error.ts";
import { assignSent, type Stored } from "./entity-store.ts";

type Ordered = Stored & { order_index: number };

/** The place after the last one: highest `order_index` + 1, or 0 in an empty list. Source: specification §4 « Slide », « Feature ». */
export async function nextOrderIndex(em: EntityManager, entity: EntityName<Ordered>): Promise<number> {
  const [last] = await em.find(entity, {}, { orderBy: { order_index: "desc" }, limit: 1 });
  return last ? Math.min(last.order_index + 1, INTEGER_MAX) : 0;
}

/** The same places, in order and none twice: rows that shared one could not be told apart by their order. */
function distinctPlaces(rows: Ordered[]): number[] {
  let last = -1;
  const places = rows.map(({ order_index }) => (last = Math.max(order_index, last + 1)));
  return last <= INTEGER_MAX ? places : rows.map((_, index) => index);
}

/** Puts one entity where another stands. Between neighbours this swaps their `order_index`; further away, those between move up by one.
 *  Writes only the rows whose place changes. Fails with `not_found`, and with `conflict` when `version` is no longer the stored one. */
export async function moveToPlaceOf(em: EntityManager, entity: EntityName<Ordered>, { id, place_of, version }: Move): Promise<void> {
  // Locked by id: two moves at once wait for each other instead of locking each other out.
  const locked = await em.find(entity, {}, { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE });
  const rows = locked.toSorted((one, other) => one.order_index - other.order_index || one.id - other.id);
  const places = distinctPlaces(rows);
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === place_of);
  const [moved] = from >= 0 && to >= 0 ? rows.splice(from, 1) : [];
  if (!moved) throw new AppError("not_found");
  if (version !== undefined && version !== moved.version) throw new AppError("conflict");
  rows.splice(to, 0, moved);
  for (const [index, row] of rows.entries()) {
    const order_index = places[index] ?? index;
    if (row.order_index !== order_index) assignSent<Ordered>(em, row, { order_index });
  }
  await em.flush();
}
