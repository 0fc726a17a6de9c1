import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { LIMIT_MAX } from "#contracts/shared/paging.ts";
import { typedWords } from "#server/search/words.ts";
import { productsWith } from "./product-search.ts";
import { asTyped, searchedCategories } from "./query-words.ts";

async function foundBy(em: EntityManager, q: string): Promise<number[] | undefined> {
  const words = typedWords(q);
  if (words.length === 0) return undefined;
  const categories = await searchedCategories(em);
  const queryWords = words.map((word) => asTyped(word, categories));
  const { ids } = await productsWith(em, queryWords, { q, sort: "name", limit: LIMIT_MAX, page: 1 }, { isPublic: true });
  return ids;
}

/** Every category that has a visible product, in French alphabetical order, « Autres » last for the products without one, and how many of its
 *  products the words `q` find; all of them where there are no words. */
export async function offeredCategories(em: EntityManager, q = ""): Promise<CataloguePage["categories"]> {
  const found = await foundBy(em, q);
  const isCounted = found ? sql`filter (where p.id = any(${found}::int[]))` : sql``;
  const { rows } = await sql<{ name: string | null; count: number }>`
    select c.name, (count(*) ${isCounted})::int as count from product p left join category c on c.id = p.category
    where p.is_active group by c.id order by c.normalized_name nulls last`.execute(em.getKysely({ type: "read" }));
  return rows.map(({ name, count }) => ({ name: name ?? NO_CATEGORY_LABEL, count }));
}

/** The offered category that a URL means, as its name is written; nothing where it means none of them. */
export function categoryMeant(offered: CataloguePage["categories"], sent = ""): string | undefined {
  return offered.find(({ name }) => normalize(name) === normalize(sent))?.name;
}
