import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { RecordedChange } from "./change.entity.ts";

/** How the history calls the rows of an entity: as the trigger makes it of the table's name. */
export function nounNameOf(em: EntityManager, entity: EntityClass<object>): string {
  return em.getMetadata().get(entity).tableName.replaceAll("_", "-");
}

/** One page of the changes that match, newest first, and where the next one begins. `cursor` is the `next` of the page before. */
export async function pageOfChanges(
  em: EntityManager,
  matching: FilterQuery<RecordedChange>,
  { cursor, size }: { cursor: number | null | undefined; size: number },
): Promise<{ changes: RecordedChange[]; next: number | null }> {
  const older = cursor ? { id: { $lt: cursor } } : {};
  const found = await em.find(RecordedChange, { $and: [matching, older] }, { orderBy: { id: "desc" }, limit: size + 1 });
  const changes = found.slice(0, size);
  return { changes, next: found.length > size ? (changes.at(-1)?.id ?? null) : null };
}
