import type { FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NO_CATEGORY_LABEL, type ProductSort } from "#contracts/product/catalogue-filter.ts";
import { fold } from "#contracts/shared/fold.ts";
import { offsetOf } from "#server/rpc/page-offset.ts";
import { typedWords } from "#server/search/words.ts";
import { Product } from "./product.entity.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import { productsWith, wordsInUse } from "./product-search.ts";
import { asTyped, searchedCategories, type SoughtWord, widened } from "./sought-words.ts";
import { VISIBLE } from "./visible-products.ts";

/** One page of products with their categories loaded, and how many match in all.
 *  `corrected` is the search that was answered instead, where the typed one finds nothing. */
export type FoundProducts = { data: Product[]; total: number; page: number; limit: number; corrected?: string };

const ORDER: Record<ProductSort, QueryOrderMap<Product>[]> = {
  name: [{ sort_title: "asc" }, { id: "asc" }],
  reference: [{ reference: "asc" }, { id: "asc" }],
  new: [{ is_new: "desc" }, { sort_title: "asc" }, { id: "asc" }],
};

const BY_CATEGORY: QueryOrderMap<Product>[] = [{ category: { folded_name: "asc nulls last" } }];

function inCategory(category: string | undefined): FilterQuery<Product> {
  if (category === NO_CATEGORY_LABEL) return { category: null };
  return category ? { category: { folded_name: fold(category) } } : {};
}

async function listed(em: EntityManager, { category, sort = "name", limit, page }: ProductFilter, { isPublic, isGrouped }: ProductView) {
  const where: FilterQuery<Product> = { $and: [isPublic ? VISIBLE : {}, inCategory(category)] };
  const orderBy = [...(isGrouped ? BY_CATEGORY : []), ...ORDER[sort]];
  const [data, total] = await Promise.all([
    em.find(Product, where, { orderBy, limit, offset: offsetOf({ limit, page }), populate: ["category"] }),
    em.count(Product, where),
  ]);
  return { data, total };
}

/** The search as it was understood: each typed word that the best hit does not have, by the near one that it has. */
function correctedSearch(q: string, words: SoughtWord[], written: Map<string, string>, best: Product | undefined): string {
  const text = `${best?.search_text} ${best?.category?.folded_name}`;
  const instead = new Map(
    words.flatMap(({ typed, parts, near }) => {
      const found = parts.some((part) => text.includes(part)) ? undefined : near.find((word) => text.includes(word));
      return found ? [[typed, written.get(found) ?? found] as const] : [];
    }),
  );
  const typed = q.trim().split(/\s+/);
  return typed.map((word) => instead.get(fold(word)) ?? word).join(" ");
}

async function loaded(em: EntityManager, ids: number[]): Promise<Product[]> {
  const places = new Map(ids.map((id, place) => [id, place]));
  const products = await em.find(Product, { id: { $in: ids } }, { populate: ["category"] });
  return products.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

/** Every word must be found in the title, the reference, the description or the category's name, whatever its case, accents or number.
 *  Where nothing is found so, small typing errors are forgiven. Source: specification §5 « Search ». */
async function searched(em: EntityManager, q: string, filter: ProductFilter, view: ProductView) {
  const categories = await searchedCategories(em);
  const words = typedWords(q).map((word) => asTyped(word, categories));
  const found = await productsWith(em, words, filter, view);
  if (found.total > 0) return { data: await loaded(em, found.ids), total: found.total };
  const wider = await widened(em, words, categories, (near) => wordsInUse(em, near, view));
  const { total, ids } = wider ? await productsWith(em, wider.words, filter, view) : found;
  const data = await loaded(em, ids);
  return { data, total, ...(wider && total > 0 && { corrected: correctedSearch(q, wider.words, wider.written, data[0]) }) };
}

/** Finds one page of products. A page past the end is empty. */
export async function findProducts(em: EntityManager, filter: ProductFilter, view: ProductView = {}): Promise<FoundProducts> {
  const { q = "", limit, page } = filter;
  const found = typedWords(q).length > 0 ? await searched(em, q, filter, view) : await listed(em, filter, view);
  return { ...found, page, limit };
}
