import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { AppError } from "#server/platform/errors/app-error.ts";
import { CIRCLE, isReplacedInCircle } from "./links/linked-products.ts";
import type { Snapshot } from "#server/platform/database/change.entity.ts";

const alike = (name: unknown) => String(name).toLowerCase();

/** Mends snapshots of deleted products whose category or sub-category is gone: they come back without it. The categories stay until the
 *  caller's transaction ends. */
export async function fitIntoCategories(em: EntityManager, snapshots: Snapshot[]): Promise<void> {
  const ids = [...new Set(snapshots.flatMap(({ category }) => (typeof category === "number" ? [category] : [])))];
  const { rows } = await sql<{ id: number; subcategories: string[] }>`
    select id, subcategories from category where id = any(${ids}) order by id for key share`.execute(em.getKysely());
  const listed = new Map<unknown, Set<string>>(rows.map(({ id, subcategories }) => [id, new Set(subcategories.map(alike))]));
  for (const snapshot of snapshots) {
    if (!listed.has(snapshot.category)) snapshot.category = null;
    if (!listed.get(snapshot.category)?.has(alike(snapshot.subcategory))) snapshot.subcategory = "";
  }
}

/** Fails with `conflict` where one of these products, or a product of these categories, bears a sub-category that its category does not list. */
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

/** Fails with `conflict` where products that were put back do not fit together any more with what was changed since. */
export async function refuseMisfits(em: EntityManager, ids: number[]): Promise<void> {
  await refuseUnlistedSubcategories(em, { products: ids });
  if (await isReplacedInCircle(em, ids)) throw new AppError("conflict", CIRCLE);
}
