import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { NO_CATEGORY_LABEL, type ProductSort } from "#contracts/product/catalogue-filter.ts";
import { fold } from "#contracts/shared/fold.ts";
import { offsetOf } from "#server/rpc/page-offset.ts";
import { containing } from "#server/search/containing.ts";
import { compact } from "#server/search/words.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import type { SoughtWord } from "./sought-words.ts";

type Condition = RawBuilder<boolean>;

const NEVER: Condition = sql`false`;

function either(conditions: Condition[]): Condition {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : NEVER;
}

function holds(text: string): Condition {
  return sql`p.search_text like ${containing(text)}`;
}

function isIn(categories: number[]): Condition {
  return categories.length > 0 ? sql`p.category = any(${categories}::int[])` : NEVER;
}

function isMeant({ parts, wholes, near, categories, nearCategories }: SoughtWord): Condition {
  const texts = [...parts.map(holds), ...wholes.map((word) => holds(` ${word} `)), ...near.map(holds)];
  return either([...texts, ...(categories.length + nearCategories.length > 0 ? [isIn([...categories, ...nearCategories])] : [])]);
}

/** The whole search as one reference: « LUM IN 120 » is LUM-IN-120. */
function isReference(q: string): Condition[] {
  const reference = compact(q);
  return /\d/.test(reference) && reference.length > 2 && /\s/.test(q.trim()) ? [holds(reference)] : [];
}

function hasInTitle(texts: string[]): Condition {
  return either(texts.map((text) => sql`strpos(p.search_title, ${text}) > 0`));
}

/** How well one word is met, the best first: a word of the title, the beginning of one, of the reference, the category, anything else;
 *  then the same for the words that it may be a misspelling of. */
function rankOf({ typed, parts, wholes, near, categories, nearCategories }: SoughtWord): RawBuilder<number> {
  const isMet = sql`case
    when ${hasInTitle([typed, ...wholes].map((word) => ` ${word} `))} then 1
    when ${hasInTitle([` ${typed}`])} then 2
    when ${compact(typed) === "" ? NEVER : sql`starts_with(p.search_reference, ${compact(typed)})`} then 3
    when ${isIn(categories)} then 4`;
  if (near.length === 0) return sql`${isMet} else 5 end`;
  return sql`${isMet}
    when ${either([...parts.map(holds), ...wholes.map((word) => holds(` ${word} `))])} then 5
    when ${hasInTitle(near.map((word) => ` ${word} `))} then 6
    when ${hasInTitle(near.map((word) => ` ${word}`))} then 7
    when ${isIn(nearCategories)} then 8 else 9 end`;
}

function rank(q: string, words: SoughtWord[]): RawBuilder<number> {
  return sql`case when p.search_reference = ${compact(q)} then 0 else ${sql.join(words.map(rankOf), sql` + `)} end`;
}

function isInScope({ category = "" }: ProductFilter, { isPublic }: ProductView): Condition {
  const visible: Condition[] = isPublic ? [sql`p.is_active`] : [];
  if (category === NO_CATEGORY_LABEL) visible.push(sql`p.category is null`);
  else if (category) visible.push(sql`p.category = (select id from category where folded_name = ${fold(category)})`);
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
  return sql`hit.category is null, ${best} c.folded_name, ${order}`;
}

/** Ids of one page of the products that have every one of these words, in order, and how many there are in all. */
export async function productsWith(em: EntityManager, words: SoughtWord[], filter: ProductFilter, view: ProductView) {
  const { q = "", sort, limit } = filter;
  const found = await sql<{ total: number; ids: number[] }>`
    with hit as materialized (
      select p.id, p.category, p.sort_title, p.reference, p.is_new, ${sort ? sql`0` : rank(q, words)} as rank
      from product p
      where ${isInScope(filter, view)} and (${either([sql`(${sql.join(words.map(isMeant), sql` and `)})`, ...isReference(q)])})
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
      select 1 from product p where p.search_text like '%' || known.word || '%' ${isPublic ? sql`and p.is_active` : sql``}
    )`.execute(em.getKysely({ type: "read" }));
  return rows.map(({ word }) => word);
}
