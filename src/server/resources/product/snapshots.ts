import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { AppError } from "#server/platform/errors/app-error.ts";
import { CIRCLE, isReplacedInCircle, linkedIds } from "./linked-products.ts";
import { type Snapshot, RecordedChange } from "#server/platform/database/change.entity.ts";
import { withMoments } from "#server/platform/database/publication.ts";
import { linkValue, LINK_FIELDS } from "#contracts/product/product-links.ts";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { titleOf } from "#server/platform/history/change-list.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import { withDocumentSlugs, withFileFacts } from "./documents/document-slugs.ts";
import type { Product } from "./product.entity.ts";
import { productsInOrder, toRelatedProduct } from "./product-item.ts";

const alike = (name: unknown) => String(name).toLowerCase();

/** Repairs snapshots of deleted products whose category or sub-category is gone: they come back without it. The
 *  categories stay until the caller's transaction ends. */
export async function fitIntoCategories(em: EntityManager, snapshots: Snapshot[]): Promise<void> {
  const ids = [...new Set(snapshots.flatMap(({ category }) => (typeof category === "number" ? [category] : [])))];
  const { rows } = await sql<{ id: number; subcategories: string[] }>`
    select id, subcategories from category where id = any(${ids}) order by id for key share`.execute(em.getKysely());
  const listed = new Map<unknown, Map<string, string>>(
    rows.map(({ id, subcategories }) => [id, new Map(subcategories.map((name) => [alike(name), name]))]),
  );
  for (const snapshot of snapshots) {
    if (!listed.has(snapshot.category)) snapshot.category = null;
    snapshot.subcategory = listed.get(snapshot.category)?.get(alike(snapshot.subcategory)) ?? "";
  }
}

/** Refuses products, also those of these categories, whose sub-category is not listed by their category. Fails with
 *  `conflict`. */
export async function refuseUnlistedSubcategories(
  em: EntityManager,
  { products = [], categories = [] }: { products?: number[]; categories?: number[] },
): Promise<void> {
  const { rows } = await sql<{ title: string; subcategory: string }>`
    select p.title, p.subcategory from product p left join category c on c.id = p.category
    where (p.id = any(${products}) or p.category = any(${categories})) and p.subcategory <> '' and not exists (
      select 1 from jsonb_array_elements_text(c.subcategories) as listed where lower(listed) = lower(p.subcategory)) limit 1`.execute(
    em.getKysely(),
  );
  const [lost] = rows;
  if (!lost) return;
  const reason = `«\u202f${lost.title}\u202f» porterait une sous-catégorie qui n’existe pas\u202f: «\u202f${lost.subcategory}\u202f»`;
  throw new AppError("conflict", `L’annulation n’est plus possible\u202f: ${reason}.`);
}

/** Refuses restored products that no longer fit what was changed since. Fails with `conflict`. */
export async function refuseMisfits(em: EntityManager, ids: number[]): Promise<void> {
  await refuseUnlistedSubcategories(em, { products: ids });
  if (await isReplacedInCircle(em, ids)) throw new AppError("conflict", CIRCLE);
}

/** Names of categories: of deleted ones, their last name. */
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

/** Reads the products with these ids as they are shown beside another one. A deleted one has its last title, where the
 *  history still holds it, and no slug. */
async function readRelated(em: EntityManager, ids: number[]): Promise<Map<number, RelatedProduct>> {
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

/** Reads the links of a snapshot; none of fields that it is older than. */
function readLinks(snapshot: Snapshot, byId: Map<number, RelatedProduct>): Snapshot {
  const known = LINK_FIELDS.filter((field) => snapshot[field] !== undefined);
  return Object.fromEntries(
    known.map((field) => [
      field,
      linkValue(
        field,
        linkedIds(snapshot, field).flatMap((id) => byId.get(id) ?? []),
      ),
    ]),
  );
}

/** Converts snapshots of products to those of the contract: the category's name instead of its key, and the related
 *  products. */
export async function readSnapshots(em: EntityManager, snapshots: Snapshot[]): Promise<Snapshot[]> {
  const categories = snapshots.flatMap(({ category }) => (typeof category === "number" ? [category] : []));
  const names = await categoryNames(em, [...new Set(categories)]);
  const byId = await readRelated(em, [
    ...new Set(snapshots.flatMap((snapshot) => LINK_FIELDS.flatMap((field) => linkedIds(snapshot, field)))),
  ]);
  return snapshots.map((snapshot) => ({
    ...withMoments(snapshot),
    category: names.get(snapshot.category) ?? "",
    ...readLinks(snapshot, byId),
  }));
}

/** Adds to a product what is not in its columns: the URL of its main picture, and the facts of its files. */
export async function completeItem(em: EntityManager, item: Snapshot): Promise<Snapshot> {
  const { images, downloads } = item as Pick<Product, "images" | "downloads">; // columns of every snapshot of a product
  return withFileFacts(em, { ...item, image_url: mainImageOf(images)?.url ?? "", downloads: withDocumentSlugs(downloads) });
}
