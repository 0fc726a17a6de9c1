import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { Category } from "./category.entity.ts";

/** Maximum attempts at locking a category: each further one means that another transaction changed it in between. */
const ATTEMPTS = 5;

/** Builds the query that locks the category with just the strength that is needed: strengthening a lock later may
 *  deadlock. A known sub-category needs the category to stay; an unknown one, that no other transaction changes the
 *  list. Finds nothing when the list changed while the lock was waited for. */
function buildLock(name: string, subcategories: string) {
  return sql<object>`
    with known as (select * from category where normalized_name = ${name} and subcategories @> ${subcategories}::jsonb for key share),
         unknown as (
           select * from category where normalized_name = ${name} and not subcategories @> ${subcategories}::jsonb for no key update)
    select * from known union all select * from unknown`;
}

function buildInsert(name: string, now: Date) {
  return sql<object>`
    insert into category (name, normalized_name, subcategories, created_at, updated_at) values (${name}, ${normalize(name)}, '[]', ${now}, ${now})
    on conflict (normalized_name) do nothing returning *`;
}

async function lockOrCreate(em: EntityManager, name: string, subcategory: string): Promise<Category> {
  const subcategories = JSON.stringify(subcategory === "" ? [] : [subcategory]);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    for (const query of [buildLock(normalize(name), subcategories), buildInsert(name, nowOf(em))]) {
      const { rows } = await query.execute(em.getKysely());
      if (rows[0]) return em.map(Category, rows[0]);
    }
  }
  throw new AppError("unavailable", undefined, { retryAfter: 1 });
}

/** Fails with `invalid` where a form names a category that a colleague deleted meanwhile: saving would bring it back
 *  unasked. */
export async function refuseGoneCategory(em: EntityManager, name: string): Promise<void> {
  if (name === "") return;
  const { rows } = await sql`select 1 from category where normalized_name = ${normalize(name)}`.execute(em.getKysely());
  if (rows.length > 0) return;
  const instead = "choisissez-en une autre, ou restaurez-la depuis la corbeille.";
  throw invalidField("category", `La catégorie «\u202f${name}\u202f» n’existe plus\u202f: ${instead}`);
}

/** Gives a sub-category as its category lists it, whatever its case; as it is where the list has none like it. */
export function spellSubcategory(category: Pick<Category, "subcategories"> | null | undefined, subcategory: string): string {
  return category?.subcategories.find((listed) => listed.toLowerCase() === subcategory.toLowerCase()) ?? subcategory;
}

/** Finds or creates the category that a product names, and locks it until the caller's transaction ends. An unknown
 *  sub-category joins its list, so that it can be chosen again. Source: REST-9. Categories are locked before products,
 *  wherever both are. */
export async function findOrCreateCategory(em: EntityManager, name: string, subcategory: string): Promise<Category> {
  const category = await lockOrCreate(em, name, subcategory);
  if (subcategory !== "" && !category.subcategories.includes(spellSubcategory(category, subcategory))) {
    category.subcategories = [...category.subcategories, subcategory];
    await em.flush();
  }
  return category;
}
