import { type EntityName, LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { INTEGER_MAX, type Move } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { assignSent, type Change, refuseStale, simpleStore } from "./entity-store.ts";
import type { Stored } from "#server/platform/database/columns.ts";

type Ordered = Stored & { order_index: number };

/** Makes other writers that add to a list wait until the transaction ends, so that no two get the same position. */
async function lockEnd(em: EntityManager, entity: EntityName<Ordered>): Promise<void> {
  const list = `end of ${em.getMetadata().get(entity).tableName}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${list}, 0))`.execute(em.getKysely());
}

/** The position after the last one: highest `order_index` + 1, or 0 in an empty list. Source: ORDER-1. */
async function nextOrderIndex(em: EntityManager, entity: EntityName<Ordered>): Promise<number> {
  await lockEnd(em, entity);
  const [last] = await em.find(entity, {}, { orderBy: { order_index: "desc" }, limit: 1 });
  return last ? Math.min(last.order_index + 1, INTEGER_MAX) : 0;
}

/** Value of an emptied `order_index`. Source: ORDER-2. */
const EMPTIED = 0;

/** Creates the store of a resource that administrators put in order. A new entity comes last, unless it is sent with
 *  its position. */
export function orderedStore<Entity extends Ordered, Input extends { order_index?: number | null | undefined }, Item>(
  entity: EntityName<Entity>,
  toItem: (stored: Entity) => Item,
) {
  const store = simpleStore<Entity, Input, Item>(entity, toItem);
  const ordered = entity as unknown as EntityName<Ordered>; // no parameter's own fields are asked for
  return {
    ...store,
    list: async (em: EntityManager): Promise<Item[]> => {
      const rows = await em.find(ordered, {}, { orderBy: IN_ORDER });
      return rows.map((row) => toItem(row as Entity)); // as they were asked for
    },
    create: async (em: EntityManager, input: Input): Promise<Item> =>
      store.create(em, { ...input, order_index: input.order_index ?? (await nextOrderIndex(em, ordered)) }),
    update: (em: EntityManager, { fields, ...change }: Change<Partial<Input>>): Promise<Item> =>
      // what is left out stays
      store.update(em, { ...change, fields: { ...fields, ...(fields.order_index === null && { order_index: EMPTIED }) } as Input }),
  };
}

/** The order of such a list. */
export const IN_ORDER = { order_index: "asc", id: "asc" } as const;

/** The same positions, in order and none twice: rows that share one could not be distinguished by their order. */
function distinctPositions(rows: Ordered[]): number[] {
  let last = -1;
  const positions = rows.map(({ order_index }) => (last = Math.max(order_index, last + 1)));
  return last <= INTEGER_MAX ? positions : rows.map((_, index) => index);
}

/** Moves one entity to the position of another (`place_of`). Neighbours swap their `order_index`; further away, the
 *  rows between move up by one. Writes only the rows whose position changes. Fails with `not_found`, and with `stale`
 *  when `version` is no longer the stored one. */
export async function moveToPosition(em: EntityManager, entity: EntityName<Ordered>, { id, place_of, version }: Move): Promise<void> {
  // Locked by id: two moves at once wait for each other instead of locking each other out.
  const locked = await em.find(entity, {}, { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE });
  const rows = locked.toSorted((one, other) => one.order_index - other.order_index || one.id - other.id);
  const positions = distinctPositions(rows);
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === place_of);
  const [moved] = from >= 0 && to >= 0 ? rows.splice(from, 1) : [];
  if (!moved) throw new AppError("not_found");
  refuseStale(moved, version);
  rows.splice(to, 0, moved);
  for (const [index, row] of rows.entries()) {
    const order_index = positions[index] ?? index;
    if (row.order_index !== order_index) assignSent<Ordered>(em, row, { order_index });
  }
  await em.flush();
}
