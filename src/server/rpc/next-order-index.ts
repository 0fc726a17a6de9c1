import type { EntityName } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

/** The place after the last one: highest `order_index` + 1, or 0 in an empty list. Source: specification §4 « Slide », « Feature ». */
export async function nextOrderIndex<Entity extends { order_index: number }>(em: EntityManager, entity: EntityName<Entity>): Promise<number> {
  const highest = await em.createQueryBuilder(entity).select("max(order_index) as highest" as never).execute<{ highest: number | null }>("get");
  return (highest?.highest ?? -1) + 1;
}
