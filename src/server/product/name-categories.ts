import type { EntityManager } from "@mikro-orm/postgresql";
import { Category } from "#server/category/category.entity.ts";
import type { Snapshot } from "#server/history/change.entity.ts";

/** Snapshots of products with their categories' present names in place of their keys; empty where the category is gone. */
export async function nameCategories(em: EntityManager, snapshots: Snapshot[]): Promise<Snapshot[]> {
  const ids = [...new Set(snapshots.flatMap(({ category }) => (typeof category === "number" ? [category] : [])))];
  const categories = await em.find(Category, { id: { $in: ids } }, { fields: ["name"] });
  const names = new Map<unknown, string>(categories.map(({ id, name }) => [id, name]));
  return snapshots.map((snapshot) => ({ ...snapshot, category: names.get(snapshot.category) ?? "" }));
}
