import { publicView } from "#server/resources/product/catalogue/catalogue-page.ts";
import { QUICK_SEARCH_MAX, quickSearchQuerySchema, quickSearchSchema } from "#contracts/search/quick-search.ts";
import { searchPages } from "#server/resources/page/search-pages.ts";
import { searchArticles } from "#server/resources/article/search-articles.ts";
import { readCards } from "#server/resources/product/product-item.ts";
import { translatedProducts } from "#server/resources/product/translated-products.ts";
import { findProducts } from "#server/resources/product/catalogue/find-products.ts";
import { publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { typedWords } from "#server/platform/search/words.ts";

/** Searches that run over several resources. */
export const searchRouter = router({
  /** The visible products, articles and pages that these words lead to, the best first. Nothing typed finds nothing. */
  quick: publicProcedure
    .input(quickSearchQuerySchema)
    .output(quickSearchSchema)
    .query(async ({ ctx, input: { q } }) => {
      const { em, now, language } = ctx;
      if (typedWords(q, language).length === 0) return { products: [], total: 0, articles: [], pages: [] };
      const filter = { q, limit: QUICK_SEARCH_MAX.products, page: 1 };
      const { data, total, corrected } = await findProducts(em, filter, { ...(await publicView(ctx, filter)), read: readCards });
      const isForgiving = total === 0 || corrected !== undefined;
      const searching = { now: now(), isForgiving, language };
      const articles = await searchArticles(em, q, searching);
      const pages = await searchPages(em, q, searching);
      return {
        products: await translatedProducts(em, data, language),
        total,
        articles: articles.slice(0, QUICK_SEARCH_MAX.articles),
        pages: pages.slice(0, QUICK_SEARCH_MAX.pages),
        ...(corrected !== undefined && { corrected }),
      };
    }),
});
