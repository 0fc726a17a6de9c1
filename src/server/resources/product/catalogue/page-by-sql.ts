import { HOUR_MS } from "#server/platform/database/durations.ts";
import { type RawBuilder, sql } from "kysely";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import { type AdminProductSort, MODIFIED_WITHIN_HOURS, NATURAL_DIRECTION, type ProductMark } from "#contracts/product/product-admin.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { FILLED_SHARE, HAS_UNREAD } from "#server/resources/attribute/completeness.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { frenchNumeric } from "#server/platform/database/text-sql.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import { isListedSql } from "../visible-products.ts";
import type { CatalogueQuery, Hits, ProductFilter, ProductView } from "./product-filter.ts";

type Condition = RawBuilder<boolean>;

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

/** Columns of each order that the index does not hold. */
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
  if (isPublic) conditions.push(isListedSql(now));
  if (category === NO_CATEGORY_LABEL) conditions.push(sql`p.category is null`);
  else if (category) conditions.push(sql`p.category = (select id from category where normalized_name = ${normalize(category)})`);
  if (modified) conditions.push(sql`p.updated_at >= ${new Date(now.getTime() - MODIFIED_WITHIN_HOURS[modified] * HOUR_MS)}`);
  return sql.join(conditions, sql` and `);
}

/** Reads one page of a list that is narrowed or ordered by what the index does not hold: of all products, or of these,
 *  in their order where the list has no other. */
export async function pageBySql({ em, filter, view }: CatalogueQuery, among?: number[]): Promise<Hits> {
  const { sort = "name", direction } = filter;
  const isDescending = (direction ?? NATURAL_DIRECTION[sort]) === "desc";
  const key = among && filter.sort === undefined ? sql`met.position` : sql`${KEY[sort]} ${isDescending ? sql`desc` : sql`asc`}`;
  const met = among ? sql`join unnest(${among}::int[]) with ordinality met (id, position) using (id)` : sql``;
  const scope = isInScope(filter, view, nowOf(em));
  const { rows } = await sql<Hits>`
    select (select count(*)::int from product p ${met} where ${scope}) as total, array(
      select p.id from product p ${met} left join category c on c.id = p.category where ${scope}
      order by ${key} nulls last, ${NAME}, p.id limit ${filter.limit} offset ${offsetOf(filter)}
    ) as ids`.execute(em.getKysely({ type: "read" }));
  return rows[0] ?? { total: 0, ids: [] };
}
