import type { EntityManager } from "@mikro-orm/postgresql";
import { fold } from "#contracts/shared/fold.ts";
import { Category } from "./category.entity.ts";

/** The category that a product names. An unknown name creates it, and an unknown sub-category joins its list,
 *  so that whatever a product says can be chosen again. Source: interface.md « REST replies ». */
export async function categoryNamed(em: EntityManager, name: string, subcategory: string): Promise<Category> {
  const now = new Date();
  const folded_name = fold(name);
  // Two products may name the same new category at once: the database lets one of them create it.
  await em.upsert(
    Category,
    { name, folded_name, subcategories: [], created_at: now, updated_at: now },
    { onConflictFields: ["folded_name"], onConflictAction: "ignore" },
  );
  const category = await em.findOneOrFail(Category, { folded_name });
  const isKnown = category.subcategories.some((known) => known.toLowerCase() === subcategory.toLowerCase());
  if (subcategory !== "" && !isKnown) category.subcategories = [...category.subcategories, subcategory];
  return category;
}
