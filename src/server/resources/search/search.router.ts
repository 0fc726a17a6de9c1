import { publicView } from "#server/resources/product/catalogue/catalogue-page.ts";
import { QUICK_SEARCH_MAX, quickSearchQuerySchema, quickSearchSchema } from "#contracts/search/quick-search.ts";
import { readCards } from "#server/resources/product/product-item.ts";
import { translatedProducts } from "#server/resources/product/translated-products.ts";
import { findProducts } from "#server/resources/product/catalogue/find-products.ts";
import { publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { typedWords } from "#server/platform/search/words.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ARTICLE_TRANSLATION } from "#contracts/article/article.ts";
import type { Language } from "#contracts/shared/language.ts";
import { searchFew } from "#server/platform/search/search-few.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { Article } from "#server/resources/article/article.entity.ts";
import { whereVisible as whereArticleVisible } from "#server/resources/article/visible-articles.ts";
import { PAGE_TRANSLATION } from "#contracts/page/page.ts";
import { plainText } from "#contracts/text/plain-text.ts";
import { Page } from "#server/resources/page/page.entity.ts";
import { whereVisible as wherePageVisible } from "#server/resources/page/page-store.ts";

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

type Searching = { now: Date; isForgiving: boolean; language: Language };

/** Searches titles and excerpts of the visible articles. Best hits first, then the newest. */
async function searchArticles(em: EntityManager, q: string, { now, ...searching }: Searching) {
  const visible = await em.find(Article, whereArticleVisible(now), {
    fields: ["id", "slug", "title", "category", "excerpt"],
    orderBy: { published_at: "desc", id: "desc" },
  });
  const articles = await translateItems(
    em,
    ARTICLE_TRANSLATION,
    visible.map(({ id, slug, title, category, excerpt }) => ({ id, slug, title, category, excerpt })),
    searching.language,
  );
  return searchFew(articles, q, { ...searching, textsOf: ({ excerpt }) => [excerpt] });
}

/** Searches titles and texts of the visible pages that the team made; the site's own ones are known to the public app.
 *  Best hits first, then by title. */
async function searchPages(em: EntityManager, q: string, { now, ...searching }: Searching) {
  const visible = await em.find(
    Page,
    { ...wherePageVisible(now), fixed: null },
    { fields: ["id", "slug", "title", "texts"], orderBy: { title: "asc", id: "asc" } },
  );
  const pages = await translateItems(
    em,
    PAGE_TRANSLATION,
    visible.map(({ id, slug, title, texts }) => ({ id, slug, title, texts })),
    searching.language,
  );
  return searchFew(pages, q, { ...searching, textsOf: ({ texts }) => texts.map(plainText) });
}
