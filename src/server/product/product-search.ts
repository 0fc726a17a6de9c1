import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { NO_CATEGORY_LABEL, type ProductSort } from "#contracts/product/catalogue-filter.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { offsetOf } from "#server/rpc/page-offset.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import { rank } from "./product-rank.ts";
import type { QueryWord } from "./query-words.ts";
import { type Condition, either, isMeant, isOneWord } from "./word-conditions.ts";

function isInScope({ category = "" }: ProductFilter, { isPublic }: ProductView): Condition {
  const visible: Condition[] = isPublic ? [sql`p.is_active`] : [];
  if (category === NO_CATEGORY_LABEL) visible.push(sql`p.category is null`);
  else if (category) visible.push(sql`p.category = (select id from category where normalized_name = ${normalize(category)})`);
  return sql.join([sql`true`, ...visible], sql` and `);
}

const ORDER: Record<ProductSort | "relevance", RawBuilder<unknown>> = {
  name: sql`hit.sort_title, hit.id`,
  reference: sql`hit.reference, hit.id`,
  new: sql`hit.is_new desc, hit.sort_title, hit.id`,
  relevance: sql`hit.rank, hit.sort_title, hit.id`,
};

/** Under category headings, the category that holds the best hit comes first; products without one stay last. */
function orderOf(sort: ProductSort | undefined, { isGrouped }: ProductView): RawBuilder<unknown> {
  const order = ORDER[sort ?? "relevance"];
  if (!isGrouped) return order;
  const best = sort ? sql`` : sql`min(hit.rank) over (partition by hit.category),`;
  return sql`hit.category is null, ${best} c.normalized_name, ${order}`;
}

/** Ids of one page of the products that have every one of these words, in order, and how many there are in all. */
export async function productsWith(em: EntityManager, words: QueryWord[], filter: ProductFilter, view: ProductView) {
  const { q = "", sort, limit } = filter;
  const found = await sql<{ total: number; ids: number[] }>`
    with hit as materialized (
      select p.id, p.category, p.sort_title, p.reference, p.is_new, ${sort ? sql`0` : rank(q, words)} as rank
      from product p
      where ${isInScope(filter, view)} and (${either([sql`(${sql.join(words.map(isMeant), sql` and `)})`, ...isOneWord(q)])})
    )
    select (select count(*)::int from hit) as total, array(
      select hit.id from hit left join category c on c.id = hit.category
      order by ${orderOf(sort, view)} limit ${limit} offset ${offsetOf(filter)}
    ) as ids`.execute(em.getKysely({ type: "read" }));
  const [row = { total: 0, ids: [] }] = found.rows;
  return row;
}

/** Of some words those that a product within the scope holds: a correction never tells a word that only hidden products have. */
export async function wordsInUse(em: EntityManager, words: string[], { isPublic }: ProductView): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as known (word) where exists (
      select 1 from product p
      where p.search_words @@ quote_literal(known.word)::tsquery ${isPublic ? sql`and p.is_active` : sql``}
    )`.execute(em.getKysely({ type: "read" }));
  return rows.map(({ word }) => word);
}
