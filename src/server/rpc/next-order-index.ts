import type { EntityName } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

/** The place after the last one: highest `order_index` + 1, or 0 in an empty list. Source: specification §4 « Slide », « Feature ». */
export async function nextOrderIndex<Entity extends { order_index: number }>(
  em: EntityManager,
  entity: EntityName<Entity>,
): Promise<number> {
  const [last] = await em.find(entity, {}, { orderBy: { order_index: "desc" } as never, limit: 1 });
  return last ? (last as Entity).order_index + 1 : 0;
}
