import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import { type AdminProductSort, MODIFIED_WITHIN_HOURS, NATURAL_DIRECTION, type ProductMark } from "#contracts/product/product-admin.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { compact } from "#server/search/words.ts";
import { FILLED_SHARE, HAS_UNREAD } from "#server/attribute/completeness.ts";
import { nowOf } from "#server/database/clock.ts";
import { offsetOf } from "#server/rpc/page-offset.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import { isHeldBySome, isMeantIn, meetsSearch } from "./language/meant-in.ts";
import { productsIn } from "./language/searched-products.ts";
import { rank } from "./product-rank.ts";
import type { QueryWord } from "./query-words.ts";
import { IS_LISTED } from "./visible-products.ts";
import { type Condition, either } from "./condition.ts";

const HOUR_MS = 3_600_000;

const HAS_MARK: Record<ProductMark, Condition> = {
  hidden: sql`not p.is_active`,
  new: sql`p.is_new`,
  featured: sql`p.featured`,
  end_of_life: sql`p.lifecycle = 'end_of_life'`,
  discontinued: sql`p.lifecycle = 'discontinued'`,
  without_image: sql`p.image_count = 0`,
  without_pdf: sql`p.downloads = '[]'`,
  unread: HAS_UNREAD,
};

/** Whether visitors find a product `p` by this search: one of the lists, and a discontinued one by its very reference, for who has it at home. */
function isFound(q = ""): Condition {
  const reference = compact(q);
  return reference === "" ? IS_LISTED : sql`p.is_active and (${IS_LISTED} or p.search_reference = ${reference})`;
}

function isInScope({ q, category = "", only = [], modified }: ProductFilter, { isPublic }: ProductView, now: Date): Condition {
  const conditions: Condition[] = [sql`true`, ...only.map((mark) => HAS_MARK[mark])];
  if (isPublic) conditions.push(isFound(q));
  if (category === NO_CATEGORY_LABEL) conditions.push(sql`p.category is null`);
  else if (category) conditions.push(sql`p.category = (select id from category where normalized_name = ${normalize(category)})`);
  if (modified) conditions.push(sql`p.updated_at >= ${new Date(now.getTime() - MODIFIED_WITHIN_HOURS[modified] * HOUR_MS)}`);
  return sql.join(conditions, sql` and `);
}

/** What each order goes by. A category's name is joined to the hits: it is not read for each product. */
const KEY: Record<AdminProductSort, RawBuilder<unknown>> = {
  name: sql`p.sort_title`,
  reference: sql`p.reference`,
  new: sql`p.is_new`,
  category: sql`null`,
  subcategory: sql`nullif(lower(p.subcategory), '')`,
  visible: sql`p.is_active`,
  featured: sql`p.featured`,
  images: sql`p.image_count`,
  downloads: sql`jsonb_array_length(p.downloads)`,
  modified: sql`p.updated_at`,
  completeness: FILLED_SHARE,
};

/** Under category headings, the category that holds the best hit comes first; products without one stay last. */
function orderOf({ sort, direction }: ProductFilter, { isGrouped }: ProductView): RawBuilder<unknown> {
  const isDescending = sort !== undefined && (direction ?? NATURAL_DIRECTION[sort]) === "desc";
  const key = sort === "category" ? sql`c.normalized_name` : sql`hit.key`;
  const order = sql`${key} ${isDescending ? sql`desc` : sql`asc`} nulls last, hit.sort_title, hit.id`;
  if (!isGrouped) return order;
  const best = sort ? sql`` : sql`min(hit.key) over (partition by hit.category),`;
  return sql`hit.category is null, ${best} c.normalized_name, ${order}`;
}

/** Ids of one page of the products that have every one of these words, in order, and how many there are in all. Without words, of all
 *  products: then an index may give the page alone. `found` are the ids of all that the words find, kept or not, for a list that keeps some. */
export async function productsWith(em: EntityManager, words: QueryWord[], filter: ProductFilter, view: ProductView) {
  const { q = "", sort, limit } = filter;
  const { kept, language } = view;
  const hasWords = words.length === 0 ? sql`true` : meetsSearch(q, words, language);
  const isKept = kept ?? sql`true`;
  const shown = words.length === 0 ? sql`true` : sql`hit.is_kept`;
  const found = await sql<{ total: number; ids: number[]; found?: number[] }>`
    with hit as ${words.length === 0 ? sql`not materialized` : sql`materialized`} (
      select p.id, p.category, p.sort_title, ${sort ? KEY[sort] : rank(q, words)} as key, ${isKept} as is_kept
      from ${productsIn(language)}
      where ${isInScope(filter, view, nowOf(em))} and (${hasWords}) ${words.length === 0 ? sql`and ${isKept}` : sql``}
    )
    select (select count(*)::int from hit where ${shown}) as total, ${kept && words.length > 0 ? sql`array(select id from hit) as found,` : sql``} array(
      select hit.id from hit left join category c on c.id = hit.category where ${shown}
      order by ${orderOf(filter, view)} limit ${limit} offset ${offsetOf(filter)}
    ) as ids`.execute(em.getKysely({ type: "read" }));
  const [row = { total: 0, ids: [] }] = found.rows;
  return row;
}

/** Most words that a product may be told by where none has all: each is looked for in every product that has any of them. */
const MET_WORDS_MAX = 6;

/** Of the first words those that the product has which has most of them, the first ones before others; empty when none has any. */
export async function mostWordsMet(em: EntityManager, all: QueryWord[], filter: ProductFilter, view: ProductView): Promise<QueryWord[]> {
  const words = all.slice(0, MET_WORDS_MAX);
  const met = words.map((word) => sql<boolean>`coalesce(${isMeantIn(word, view.language)}, false)`);
  const worth = words.map((_, place) => sql`met[${place + 1}::int]::int * ${words.length ** 2 - place}::int`);
  const { rows } = await sql<{ met: boolean[] }>`
    select met from (
      select array[${sql.join(met)}] as met from product p where ${isInScope(filter, view, nowOf(em))} and ${either(met)}
    ) hit order by ${sql.join(worth, sql` + `)} desc limit 1`.execute(em.getKysely({ type: "read" }));
  return words.filter((_, place) => rows[0]?.met[place]);
}

/** Of some words those that a product within the scope holds: a correction never tells a word that only products outside the lists have. */
export async function wordsInUse(em: EntityManager, words: string[], { isPublic, language }: ProductView): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as known (word)
    where ${isHeldBySome(sql`known.word`, isPublic ? IS_LISTED : sql`true`, language)}`.execute(em.getKysely({ type: "read" }));
  return rows.map(({ word }) => word);
}
