import { QUICK_SEARCH_MAX, quickSearchQuerySchema, quickSearchSchema } from "#contracts/search/quick-search.ts";
import { searchArticles } from "#server/article/search-articles.ts";
import { readCards } from "#server/product/product-cards.ts";
import { translatedProducts } from "#server/product/language/translated-products.ts";
import { publicIndex } from "#server/product/catalogue-index/public-index.ts";
import { findProducts, needsOf } from "#server/product/product-list.ts";
import { publicProcedure, router } from "#server/rpc/trpc.ts";
import { typedWords } from "./words.ts";

/** Searches that run over several nouns. */
export const searchRouter = router({
  /** The visible products and articles that these words lead to, the best first. Nothing typed finds nothing. */
  quick: publicProcedure
    .input(quickSearchQuerySchema)
    .output(quickSearchSchema)
    .query(async ({ ctx: { em, now, responses, language }, input: { q } }) => {
      if (typedWords(q, language).length === 0) return { products: [], total: 0, articles: [] };
      const filter = { q, limit: QUICK_SEARCH_MAX.products, page: 1 };
      const view = { isPublic: true, language };
      const index = await publicIndex({ em, responses }, needsOf(filter, view));
      const { data, total, corrected } = await findProducts(em, filter, { ...view, index, read: readCards });
      const isForgiving = total === 0 || corrected !== undefined;
      const articles = await searchArticles(em, q, { now: now(), isForgiving, language });
      return {
        products: await translatedProducts(em, data, language),
        total,
        articles: articles.slice(0, QUICK_SEARCH_MAX.articles),
        ...(corrected !== undefined && { corrected }),
      };
    }),
});
