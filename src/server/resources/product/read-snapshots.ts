import type { EntityManager } from "@mikro-orm/postgresql";
import { heldBy, LINK_FIELDS } from "#contracts/product/product-links.ts";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { RecordedChange, type Snapshot } from "#server/platform/database/change.entity.ts";
import { titleOf } from "#server/platform/history/change-list.ts";
import { idsIn } from "./links/linked-products.ts";
import { productsInOrder, toRelatedProduct } from "./product-item.ts";

/** What categories are called: the deleted ones as they were called last. */
async function categoryNames(em: EntityManager, ids: number[]): Promise<Map<unknown, unknown>> {
  const present = await em.find(Category, { id: { $in: ids } }, { fields: ["name"] });
  const names = new Map<unknown, unknown>(present.map(({ id, name }) => [id, name]));
  const missing = ids.filter((id) => !names.has(id));
  if (missing.length === 0) return names;
  const deletions = { noun: "category", record: { $in: missing }, operation: "delete" } as const;
  for (const { record, before } of await em.find(RecordedChange, deletions)) names.set(record, before?.name);
  return names;
}

const GONE = { title: "", short_description: "", image_url: "", slug: "" };

/** The products with these ids as they are shown beside another one. Those that are gone have the title of their last day, where the history still
 *  holds it, and no slug. */
async function relatedById(em: EntityManager, ids: number[]): Promise<Map<number, RelatedProduct>> {
  const present = (await productsInOrder(em, ids)).map(toRelatedProduct);
  const byId = new Map(present.map((product) => [product.id, product]));
  const missing = ids.filter((id) => !byId.has(id));
  for (const id of missing) byId.set(id, { ...GONE, id });
  if (missing.length === 0) return byId;
  const deletions = { noun: "product", record: { $in: missing }, operation: "delete" } as const;
  const gone = await em.find(RecordedChange, deletions, { orderBy: { id: "asc" } });
  for (const { record, ...change } of gone) byId.set(record, { ...GONE, id: record, title: titleOf(change) });
  return byId;
}

/** The fields by which a snapshot names others; none of those that it is older than. */
function linksIn(snapshot: Snapshot, byId: Map<number, RelatedProduct>): Snapshot {
  const known = LINK_FIELDS.filter((field) => snapshot[field] !== undefined);
  return Object.fromEntries(
    known.map((field) => [
      field,
      heldBy(
        field,
        idsIn(snapshot, field).flatMap((id) => byId.get(id) ?? []),
      ),
    ]),
  );
}

/** Snapshots of products as their contract writes them: the category's name in place of its key, and the related products. */
export async function readSnapshots(em: EntityManager, snapshots: Snapshot[]): Promise<Snapshot[]> {
  const categories = snapshots.flatMap(({ category }) => (typeof category === "number" ? [category] : []));
  const names = await categoryNames(em, [...new Set(categories)]);
  const byId = await relatedById(em, [...new Set(snapshots.flatMap((snapshot) => LINK_FIELDS.flatMap((field) => idsIn(snapshot, field))))]);
  return snapshots.map((snapshot) => ({
    ...snapshot,
    category: names.get(snapshot.category) ?? "",
    ...linksIn(snapshot, byId),
  }));
}
