import { z } from "zod";
import { articleInputSchema, articleSchema } from "#contracts/article/article.ts";
import {
  articleCardSchema,
  blogPageSchema,
  blogQuerySchema,
  previewLinkSchema,
  articleQuerySchema,
  articleViewSchema,
} from "#contracts/article/blog.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { LIMIT_DEFAULT, LIMIT_MAX } from "#contracts/shared/paging.ts";
import { bySlugSchema, movedToSchema } from "#contracts/shared/text.ts";
import { AppError } from "#server/app-error.ts";
import { formerOwner } from "#server/former-slug/former-slugs.ts";
import { crudProcedures } from "#server/rpc/crud-procedures.ts";
import { adminProcedure, publicProcedure, router } from "#server/rpc/trpc.ts";
import { articleAdminProcedures } from "./article-admin-procedures.ts";
import { toArticle, toCards } from "./article-item.ts";
import { articleViewOf } from "./article-view.ts";
import { articleStore } from "./article-store.ts";
import { Article } from "./article.entity.ts";
import { findBlogPage, isVisibleAt, visibleArticles, visibleAt } from "./visible-articles.ts";

/** The blog. An article whose time has not come is as unknown to visitors as a draft. */
export const articleRouter = router({
  ...crudProcedures({
    item: articleSchema,
    input: articleInputSchema,
    query: z.void(),
    list: z.array(articleSchema),
    store: articleStore,
  }),
  ...articleAdminProcedures,
  /** The visible articles, whole, newest first. */
  listPublished: publicProcedure
    .output(z.array(articleSchema))
    .query(async ({ ctx }) => (await visibleArticles(ctx.em, ctx.now())).map(toArticle)),
  /** The cards of the newest visible articles, newest first. */
  listCards: publicProcedure
    .input(z.object({ limit: z.int().min(1).max(LIMIT_MAX).optional() }).optional())
    .output(z.array(articleCardSchema))
    .query(async ({ ctx: { em, now }, input }) => toCards(em, await visibleArticles(em, now(), input?.limit ?? LIMIT_DEFAULT))),
  /** One page of the blog, as cards; `page` counts from 1, a page past the end is empty. */
  blog: publicProcedure
    .input(blogQuerySchema)
    .output(blogPageSchema)
    .query(async ({ ctx: { em, now }, input }) => {
      const { articles, ...page } = await findBlogPage(em, input, now());
      const cards = await toCards(em, articles);
      return page.page === 1 ? { ...page, featured: cards[0] ?? null, data: cards.slice(1) } : { ...page, featured: null, data: cards };
    }),
  /** One visible article. */
  bySlug: publicProcedure
    .input(bySlugSchema)
    .output(articleSchema)
    .query(async ({ ctx: { em, now }, input: { slug } }) =>
      toArticle(await em.findOneOrFail(Article, { $and: [{ slug }, visibleAt(now())] })),
    ),
  /** An article's public page; with the token of a preview link also that of an article which is not visible. */
  view: publicProcedure
    .input(articleQuerySchema)
    .output(articleViewSchema)
    .query(async ({ ctx: { em, now, previews }, input: { slug, apercu = "" } }) => {
      const article = await em.findOneOrFail(Article, { slug });
      if (!isVisibleAt(article, now()) && !(await previews.opens(article.id, apercu, now()))) throw new AppError("not_found");
      return articleViewOf(em, article, now());
    }),
  /** Where the visible article that once had this slug is now; null when none had it. */
  movedTo: publicProcedure
    .input(bySlugSchema)
    .output(movedToSchema)
    .query(async ({ ctx: { em, now }, input: { slug } }) => {
      const owner = await formerOwner(em, "article", slug);
      const article = owner === undefined ? null : await em.findOne(Article, { $and: [{ id: owner }, visibleAt(now())] });
      return { slug: article?.slug ?? null };
    }),
  /** A link to an article's page as it will be, for those who are to read it before it is published. */
  previewLink: adminProcedure
    .input(byIdSchema)
    .output(previewLinkSchema)
    .mutation(async ({ ctx: { em, now, previews }, input: { id } }) => {
      const { slug } = await em.findOneOrFail(Article, { id });
      const { token, expiresAt } = await previews.sign(id, now());
      return { path: `/blog/${slug}?apercu=${token}`, expires_at: expiresAt.toISOString() };
    }),
});
