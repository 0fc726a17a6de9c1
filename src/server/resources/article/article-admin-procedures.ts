import { z } from "zod";
import { articleListQuerySchema, articlePageSchema, articleStatusChangeSchema } from "#contracts/article/article-list.ts";
import { ARTICLE_CONTENT_MAX_LENGTH, articleSchema } from "#contracts/article/article.ts";
import { copiedTitle } from "#contracts/shared/text.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { assignSent, refuseStale, lockForUpdate } from "#server/platform/rpc/entity-store.ts";
import { freeSlug } from "#server/platform/rpc/free-slug.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import { listArticles } from "./article-list.ts";
import { Article } from "./article.entity.ts";
import { toArticle } from "./article-item.ts";
import { publicationOf } from "./article-store.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";

const htmlSchema = z.object({ content: z.string().max(ARTICLE_CONTENT_MAX_LENGTH) });

/** The blog's own verbs for administrators. */
export const articleAdminProcedures = {
  /** One page of the articles, drafts included, without their whole text. */
  page: adminProcedure
    .input(articleListQuerySchema)
    .output(articlePageSchema)
    .query(({ ctx, input }) => listArticles(ctx.em, input)),
  /** Publishes an article, or takes it back to a draft. A date that it has already, gone by or to come, stays. */
  setStatus: adminProcedure
    .input(articleStatusChangeSchema)
    .use(transaction)
    .output(articleSchema)
    .mutation(async ({ ctx: { em, now }, input: { id, status, version } }) => {
      const article = await lockForUpdate(em, Article, id);
      refuseStale(article, version);
      assignSent(em, article, { status, published_at: publicationOf(status, article.published_at ?? null, now()) });
      await em.flush();
      return toArticle(article);
    }),
  /** What a copy of an article starts from: a draft without a date, under a free slug. Nothing is stored. */
  copyOf: adminProcedure
    .input(byIdSchema)
    .output(articleSchema)
    .query(async ({ ctx: { em }, input: { id } }) => {
      const article = toArticle(await em.findOneOrFail(Article, { id }));
      const title = copiedTitle(article.title);
      return { ...article, title, slug: await freeSlug(em, Article, slugify(title)), status: "draft" as const, published_at: null };
    }),
  /** The HTML of an article as it would be stored. A mutation only because it may be too long for a URL. */
  clean: adminProcedure
    .input(htmlSchema)
    .output(htmlSchema)
    .mutation(({ input: { content } }) => ({ content: sanitizeRichText(content) })),
};
