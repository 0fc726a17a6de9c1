import type { FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NO_CATEGORY_LABEL, type ProductSort } from "#contracts/product/catalogue-filter.ts";
import { fold, searchWords } from "#contracts/shared/fold.ts";
import { Product } from "./product.entity.ts";

/** What narrows and orders a list of products; `page` counts from 1. */
export type ProductFilter = { q?: string; category?: string; sort?: ProductSort; limit: number; page: number };

function containing(word: string): { $like: string } {
  return { $like: `%${word.replace(/[\\%_]/g, "\\$&")}%` };
}

/** Every word must stand in the title, the reference, the description or the category's name, whatever its case and accents.
 *  Source: specification §5 « Search ». Wildcards are letters like any other. */
function matching({ q = "", category = "" }: Pick<ProductFilter, "q" | "category">): FilterQuery<Product> {
  const words = searchWords(q).map((word) => ({
    $or: [{ search_text: containing(word) }, { category: { folded_name: containing(word) } }],
  }));
  if (category === NO_CATEGORY_LABEL) return { $and: words, category: null };
  return category ? { $and: words, category: { folded_name: fold(category) } } : { $and: words };
}

const ORDER: Record<ProductSort, QueryOrderMap<Product>[]> = {
  name: [{ sort_title: "asc" }, { id: "asc" }],
  reference: [{ reference: "asc" }, { id: "asc" }],
  new: [{ is_new: "desc" }, { sort_title: "asc" }, { id: "asc" }],
};

/** One page of products with their categories loaded, and how many match in all. */
export async function findProducts(
  em: EntityManager,
  filter: ProductFilter,
  scope: FilterQuery<Product> = {},
  grouping: QueryOrderMap<Product>[] = [],
) {
  const { sort = "name", limit, page } = filter;
  const where = { $and: [scope, matching(filter)] } as FilterQuery<Product>;
  const offset = (page - 1) * limit;
  const [data, total] = await Promise.all([
    offset > 2_147_483_647
      ? []
      : em.find(Product, where, { orderBy: [...grouping, ...ORDER[sort]], limit, offset, populate: ["category"] }),
    em.count(Product, where),
  ]);
  return { data, total, page, limit };
}

/** Products under their category headings: French alphabetical, those without category last. */
export const BY_CATEGORY: QueryOrderMap<Product>[] = [{ category: { folded_name: "asc nulls last" } }];
