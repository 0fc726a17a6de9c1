import { sql } from "kysely";
import type { z } from "zod";
import { CATALOGUE_PAGE_SIZE } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage, catalogueQuerySchema } from "#contracts/product/catalogue.ts";
import { toCard } from "#server/product/product-item.ts";
import { findProducts } from "#server/product/product-list.ts";
import type { Condition } from "#server/product/word-conditions.ts";
import type { Context } from "#server/rpc/trpc.ts";
import { narrowingOf } from "./chosen-facets.ts";
import { countFacets, type Missed, missesOf, productsMeeting } from "./count-facets.ts";
import { type FacetIndex, readFacetIndex } from "./facet-index.ts";

type CatalogueQuery = z.output<typeof catalogueQuerySchema>;

/** Which products a list keeps of those that its words find. A category that does not exist keeps none. */
function keptBy(index: FacetIndex, missed: Missed, { category: asked }: CatalogueQuery): Condition {
  const { category } = missed.narrowing;
  if (asked && !category) return sql`false`;
  const meeting = productsMeeting(index, missed);
  const conditions: Condition[] = [sql`true`];
  if (category) conditions.push(category.id === null ? sql`p.category is null` : sql`p.category = ${category.id}`);
  if (meeting) conditions.push(sql`p.id = any(${meeting}::int[])`);
  return sql.join(conditions, sql` and `);
}

/** One page of the catalogue, with what it may be narrowed by. */
export async function catalogue({ em, responses }: Pick<Context, "em" | "responses">, input: CatalogueQuery): Promise<CataloguePage> {
  const index = await responses.derived("facets", () => readFacetIndex(em));
  const { category: _, facets: __, ...query } = input;
  const narrowing = narrowingOf(index, input);
  const missed = { narrowing, misses: missesOf(index, narrowing.chosen) };
  const kept = keptBy(index, missed, input);
  const { found, ...page } = await findProducts(
    em,
    { ...query, limit: CATALOGUE_PAGE_SIZE },
    { isPublic: true, isGrouped: true, kept, toItem: toCard },
  );
  const { facets, ...counts } = countFacets(index, missed, found);
  const isUnknown = Boolean(input.category && !narrowing.category);
  const { category, choices } = narrowing;
  const isMeant = isUnknown || JSON.stringify(choices) === JSON.stringify(input.facets ?? {});
  return { ...page, ...counts, facets: isUnknown ? [] : facets, category: category?.name, ...(!isMeant && { meant: choices }) };
}
