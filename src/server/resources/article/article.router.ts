import { z } from "zod";
import { ARTICLE_TRANSLATION, articleFormSchema, articleInputSchema, articleSchema } from "#contracts/article/article.ts";
import { articleCardSchema, blogPageSchema, blogQuerySchema, articleViewSchema } from "#contracts/article/blog.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { previewLinkSchema, viewQuerySchema } from "#contracts/page/preview.ts";
import { LIMIT_DEFAULT, LIMIT_MAX } from "#contracts/shared/paging.ts";
import { bySlugSchema, movedToSchema } from "#contracts/shared/text.ts";
import { storeForm, subjectOfForm, UNSAVED_LIFETIME_MS } from "#server/platform/editing/preview/form-previews.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession, publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { articleAdminProcedures } from "./article-admin-procedures.ts";
import { toArticle, toCards, articleStore } from "./article-store.ts";
import { articleView } from "./article-view.ts";
import { ownersOfSlug, recordWithSlug, slugInstead } from "#server/platform/translation/slugs.ts";
import { translateItems, translateItem } from "#server/platform/translation/translate.ts";
import { Article } from "./article.entity.ts";
import { articleResource } from "./article.resource.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { findBlogPage, visibleArticles, whereVisible } from "./visible-articles.ts";

const linkTo = (slug: string, { token, expiresAt }: { token: string; expiresAt: Date }) => ({
  path: `/blog/${slug}?apercu=${token}`,
  expires_at: expiresAt.toISOString(),
});

/** The blog. An article whose time has not come is as unknown to visitors as a draft. */
export const articleRouter = router({
  ...crudProcedures({
    item: articleSchema,
    input: articleInputSchema,
    query: z.void(),
    list: z.array(articleSchema),
    merging: { resource: articleResource, canonicalHtml: sanitizeRichText },
    store: articleStore,
  }),
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
  /** Present slug of the visible article that has this one in another language, or had it; null when none has. */
  movedTo: publicProcedure
    .input(bySlugSchema)
    .output(movedToSchema)
    .query(async ({ ctx: { em, now, language }, input: { slug } }) => {
      const owners = await ownersOfSlug(em, "article", slug, language);
      const articles = await em.find(Article, { $and: [{ id: { $in: owners } }, whereVisible(now())] }, { fields: ["slug"] });
      return { slug: await slugInstead(em, { noun: "article", asked: slug, owners, records: articles, language }) };
    }),
  /** A link to an article's page for those who read it before it is published. */
  previewLink: adminProcedure
    .input(byIdSchema)
    .output(previewLinkSchema)
    .mutation(async ({ ctx: { em, now, previews, actor }, input: { id } }) => {
      const { slug } = await em.findOneOrFail(Article, { id });
      return linkTo(slug, await previews.sign({ em, now, actor }, `article:${id}`));
    }),
  /** A link to the page of a form's input, which is stored for an hour. */
  previewForm: adminProcedure
    .use(requireSession)
    .input(articleFormSchema)
    .use(transaction)
    .output(previewLinkSchema)
    .mutation(async ({ ctx: { em, now, previews, session, actor }, input }) => {
      const id = await storeForm(em, session.administrator, input, now());
      return linkTo(input.slug, await previews.sign({ em, now, actor }, subjectOfForm("article-form", id), UNSAVED_LIFETIME_MS));
    }),
});
