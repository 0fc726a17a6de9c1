import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import { type AdminProductSort, MODIFIED_WITHIN_HOURS, NATURAL_DIRECTION, type ProductMark } from "#contracts/product/product-admin.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { compact } from "#server/search/words.ts";
import { FILLED_SHARE, HAS_UNREAD } from "#server/attribute/completeness.ts";
import { nowOf } from "#server/database/clock.ts";
import { frenchNumeric } from "#server/database/french-numeric.ts";
import { offsetOf } from "#server/rpc/page-offset.ts";
import { FLAG } from "./catalogue-index/product-rows.ts";
import { isIndexed, pageOf, rowsInScope } from "./catalogue-index/list-rows.ts";
import { marked, type RowMarks, WordRows } from "./catalogue-index/word-rows.ts";
import type { CatalogueIndex } from "./catalogue-index/catalogue-index.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import { rankedSearch } from "./ranked-searches.ts";
import type { QueryWord } from "./query-words.ts";
import { IS_LISTED } from "./visible-products.ts";

/** Keys of one page of products, in order, and how many there are in all. `found` are the rows of all that words find, kept or not, for a list that keeps some. */
export type Hits = { total: number; ids: number[]; found?: RowMarks };

/** A list as it is asked for, of the products of an index. */
export type Asked = { em: EntityManager; index: CatalogueIndex; filter: ProductFilter; view: ProductView };

type Condition = RawBuilder<boolean>;

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

const NAME = frenchNumeric(sql`p.sort_title`);

/** What each order goes by that the index cannot tell. */
const KEY: Record<AdminProductSort, RawBuilder<unknown>> = {
  name: NAME,
  reference: frenchNumeric(sql`p.reference`),
  new: sql`p.is_new`,
  category: frenchNumeric(sql`c.normalized_name`),
  subcategory: frenchNumeric(sql`nullif(lower(p.subcategory), '')`),
  visible: sql`p.is_active`,
  featured: sql`p.featured`,
  images: sql`p.image_count`,
  downloads: sql`jsonb_array_length(p.downloads)`,
  modified: sql`p.updated_at`,
  completeness: FILLED_SHARE,
};

function isInScope({ category = "", only = [], modified }: ProductFilter, { isPublic }: ProductView, now: Date): Condition {
  const conditions: Condition[] = [sql`true`, ...only.map((mark) => HAS_MARK[mark])];
  if (isPublic) conditions.push(IS_LISTED);
  if (category === NO_CATEGORY_LABEL) conditions.push(sql`p.category is null`);
  else if (category) conditions.push(sql`p.category = (select id from category where normalized_name = ${normalize(category)})`);
  if (modified) conditions.push(sql`p.updated_at >= ${new Date(now.getTime() - MODIFIED_WITHIN_HOURS[modified] * HOUR_MS)}`);
  return sql.join(conditions, sql` and `);
}

/** One page of a list that is narrowed or ordered by what the index does not hold: of all products, or of these, which come in their order where the list has
 *  no other. */
async function pageBySql({ em, filter, view }: Asked, among?: number[]): Promise<Hits> {
  const { sort = "name", direction } = filter;
  const isDescending = (direction ?? NATURAL_DIRECTION[sort]) === "desc";
  const key = among && filter.sort === undefined ? sql`met.place` : sql`${KEY[sort]} ${isDescending ? sql`desc` : sql`asc`}`;
  const met = among ? sql`join unnest(${among}::int[]) with ordinality met (id, place) using (id)` : sql``;
  const scope = isInScope(filter, view, nowOf(em));
  const { rows } = await sql<Hits>`
    select (select count(*)::int from product p ${met} where ${scope}) as total, array(
      select p.id from product p ${met} left join category c on c.id = p.category where ${scope}
      order by ${key} nulls last, ${NAME}, p.id limit ${filter.limit} offset ${offsetOf(filter)}
    ) as ids`.execute(em.getKysely({ type: "read" }));
  return rows[0] ?? { total: 0, ids: [] };
}

/** One page of all products that are narrowed so. */
export async function productsListed(asked: Asked): Promise<Hits> {
  const { index, filter, view } = asked;
  if (!isIndexed(filter)) return pageBySql(asked);
  const found = rowsInScope(index, filter, view);
  return { ...pageOf(index, { shown: marked(found, view.kept) }, filter, view), ...(filter.price && view.kept && { found }) };
}

/** The language that the words of a search are read in. */
function wordLanguage({ wordsIn, language }: ProductView): Language | undefined {
  return wordsIn ?? language;
}

function scopeOf(rows: WordRows, { index, filter, view }: Asked): RowMarks {
  const reference = compact(filter.q ?? "");
  return rowsInScope(index, filter, view, reference === "" ? undefined : (row) => rows.referenceOf(row) === reference);
}

/** One page of the products that have every one of these words. */
export async function productsWith(asked: Asked, words: QueryWord[]): Promise<Hits> {
  const { index, filter, view } = asked;
  const { q = "" } = filter;
  const language = wordLanguage(view);
  const rows = new WordRows(index, language);
  const answer = rankedSearch(rows, { q, words, language });
  const found = marked(scopeOf(rows, asked), answer.met);
  const shown = marked(found, view.kept);
  const ranks = filter.sort === undefined ? answer.ranks() : undefined;
  if (isIndexed(filter)) return { ...pageOf(index, { shown, ranks }, filter, view), ...(view.kept && { found }) };
  const all = { limit: index.size, page: 1, ...(filter.sort === undefined && { q }) };
  return pageBySql(asked, pageOf(index, { shown, ranks }, all, view).ids);
}

/** Most words that a product may be told by where none has all: each is looked for in every product that has any of them. */
const MET_WORDS_MAX = 6;

/** Of the first words those that the product has which has most of them, the first ones before others; empty when none has any. */
export function mostWordsMet(asked: Asked, all: QueryWord[]): QueryWord[] {
  const words = all.slice(0, MET_WORDS_MAX);
  const rows = new WordRows(asked.index, wordLanguage(asked.view));
  const scope = scopeOf(rows, asked);
  const met = words.map((word) => rows.meaning(word));
  // Of as many words the first ones; of two choices that are worth as much the one with the first word.
  const worthOf = words.map((_, place) => (words.length ** 2 - place) * 2 ** MET_WORDS_MAX + 2 ** (words.length - 1 - place));
  let best = { row: -1, worth: 0 };
  for (let row = 0; row < scope.length; row += 1) {
    if (!scope[row]) continue;
    const worth = met.reduce((sum, marks, place) => sum + (marks[row] ? (worthOf[place] ?? 0) : 0), 0);
    if (worth > best.worth) best = { row, worth };
  }
  return words.filter((_, place) => met[place]?.[best.row]);
}

/** Of some words those that a product within the scope holds: a correction never tells a word that only products outside the lists have. */
export function wordsInUse({ index, view }: Asked, words: string[]): string[] {
  const rows = new WordRows(index, wordLanguage(view));
  return words.filter((word) => rows.isHeldBySome(word, view.isPublic ? FLAG.isListed : FLAG.isThere));
}
