import { publicView } from "#server/resources/product/catalogue/catalogue-page.ts";
import { QUICK_SEARCH_MAX, quickSearchQuerySchema, quickSearchSchema } from "#contracts/search/quick-search.ts";
import { searchArticles } from "#server/resources/article/search-articles.ts";
import { readCards } from "#server/resources/product/product-item.ts";
import { translatedProducts } from "#server/resources/product/translated-products.ts";
import { findProducts } from "#server/resources/product/catalogue/find-products.ts";
import { publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { typedWords } from "#server/platform/search/words.ts";

/** Searches that run over several resources. */
export const searchRouter = router({
  /** The visible products and articles that these words lead to, the best first. Nothing typed finds nothing. */
  quick: publicProcedure
    .input(quickSearchQuerySchema)
    .output(quickSearchSchema)
    .query(async ({ ctx, input: { q } }) => {
      const { em, now, language } = ctx;
      if (typedWords(q, language).length === 0) return { products: [], total: 0, articles: [] };
      const filter = { q, limit: QUICK_SEARCH_MAX.products, page: 1 };
      const { data, total, corrected } = await findProducts(em, filter, { ...(await publicView(ctx, filter)), read: readCards });
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
