import { QUICK_SEARCH_MAX, quickSearchQuerySchema, quickSearchSchema } from "#contracts/search/quick-search.ts";
import { searchArticles } from "#server/article/search-articles.ts";
import { toCard } from "#server/product/product-item.ts";
import { translatedProducts } from "#server/product/language/translated-products.ts";
import { findProducts } from "#server/product/product-list.ts";
import { publicProcedure, router } from "#server/rpc/trpc.ts";
import { typedWords } from "./words.ts";

/** Searches that run over several nouns. */
export const searchRouter = router({
  /** The visible products and articles that these words lead to, the best first. Nothing typed finds nothing. */
  quick: publicProcedure
    .input(quickSearchQuerySchema)
    .output(quickSearchSchema)
    .query(async ({ ctx: { em, now, language }, input: { q } }) => {
      if (typedWords(q, language).length === 0) return { products: [], total: 0, articles: [] };
      const { data, total, corrected } = await findProducts(
        em,
        { q, limit: QUICK_SEARCH_MAX.products, page: 1 },
        { isPublic: true, language, toItem: toCard },
      );
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
