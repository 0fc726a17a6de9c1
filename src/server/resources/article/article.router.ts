import { z } from "zod";
import { ARTICLE_TRANSLATION, articleFormSchema, articleInputSchema, articleSchema } from "#contracts/article/article.ts";
import { articleCardSchema, blogPageSchema, blogQuerySchema, articleViewSchema } from "#contracts/article/blog.ts";
import { previewLinkSchema, viewQuerySchema } from "#contracts/page/preview.ts";
import { LIMIT_DEFAULT, LIMIT_MAX } from "#contracts/shared/paging.ts";
import { bySlugSchema } from "#contracts/shared/text.ts";
import { linkToForm } from "#server/platform/editing/preview/form-previews.ts";
import { pageProcedures } from "#server/platform/translation/page-procedures.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession, publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { articleAdminProcedures } from "./article-admin-procedures.ts";
import { toArticle, toCards, articleStore } from "./article-store.ts";
import { articleView } from "./article-view.ts";
import { recordWithSlug } from "#server/platform/translation/slugs.ts";
import { translateItems, translateItem } from "#server/platform/translation/translate.ts";
import { Article } from "./article.entity.ts";
import { articleResource } from "./article.resource.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { findBlogPage, visibleArticles, whereVisible } from "./visible-articles.ts";

const pathOf = (slug: string) => `/blog/${slug}`;

/** The blog. An article whose time has not come is as unknown to visitors as a draft. */
export const articleRouter = router({
  ...crudProcedures({
    item: articleSchema,
    input: articleInputSchema,
    merging: { resource: articleResource, canonicalHtml: sanitizeRichText },
    store: articleStore,
  }),
  ...pageProcedures({ noun: "article", entity: Article, pathOf, whereVisible }),
  ...articleAdminProcedures,
  /** The visible articles, whole, newest first. */
  listPublished: publicProcedure
    .output(z.array(articleSchema))
    .query(async ({ ctx: { em, now, language } }) =>
      translateItems(em, ARTICLE_TRANSLATION, (await visibleArticles(em, now())).map(toArticle), language),
    ),
  /** The cards of the newest visible articles, newest first. */
  listCards: publicProcedure
    .input(z.object({ limit: z.int().min(1).max(LIMIT_MAX).optional() }).optional())
    .output(z.array(articleCardSchema))
    .query(async ({ ctx: { em, now, language }, input }) =>
      toCards(em, await visibleArticles(em, now(), input?.limit ?? LIMIT_DEFAULT), language),
    ),
  /** One page of the blog, as cards; `page` counts from 1, a page past the end is empty. */
  blog: publicProcedure
    .input(blogQuerySchema)
    .output(blogPageSchema)
    .query(async ({ ctx: { em, now, language }, input }) => {
      const { articles, ...page } = await findBlogPage(em, input, now());
      const cards = await toCards(em, articles, language);
      return page.page === 1 ? { ...page, featured: cards[0] ?? null, data: cards.slice(1) } : { ...page, featured: null, data: cards };
    }),
  /** One visible article. */
  bySlug: publicProcedure
    .input(bySlugSchema)
    .output(articleSchema)
    .query(async ({ ctx: { em, now, language }, input: { slug } }) => {
      const id = await recordWithSlug(em, "article", slug, language);
      const article = await em.findOneOrFail(Article, { $and: [id === undefined ? { slug } : { id }, whereVisible(now())] });
      return translateItem(em, ARTICLE_TRANSLATION, toArticle(article), language);
    }),
  /** An article's public page. The token of a preview link opens that of a hidden article or of a form's input too. */
  view: publicProcedure
    .input(viewQuerySchema)
    .output(articleViewSchema)
    .query(({ ctx, input }) => articleView(ctx, input)),
  /** A link to the page of a form's input, which is stored for an hour. */
  previewForm: adminProcedure
    .use(requireSession)
    .input(articleFormSchema)
    .use(transaction)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => linkToForm(ctx, { kind: "article-form", path: pathOf(input.slug), fields: input })),
});
