import { z } from "zod";
import {
  articleListQuerySchema,
  articlePageSchema,
  articleStatusChangeSchema,
  ARTICLE_PREVIEW_LENGTH,
  type ArticleListQuery,
  type ArticlePage,
  type ArticleRow,
  ARTICLE_CONTENT_MAX_LENGTH,
  articleSchema,
} from "#contracts/article/article.ts";
import { copiedTitle } from "#contracts/shared/text.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { assignSent, refuseStale, lockForUpdate, auditFields } from "#server/platform/rpc/entity-store.ts";
import { freeSlug } from "#server/platform/translation/slugs.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import { moments } from "#server/platform/database/publication.ts";
import { Article } from "./article.entity.ts";
import { toArticle, choosePublication } from "./article-store.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import type { FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { excerptOf } from "#contracts/text/plain-text.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import { matchWords } from "#server/platform/database/text-sql.ts";

const htmlSchema = z.object({ content: z.string().max(ARTICLE_CONTENT_MAX_LENGTH) });

/** Procedures of articles for administrators, beside the shared ones. */
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
      assignSent(em, article, { status, published_at: choosePublication(status, article.published_at ?? null, now()) });
      await em.flush();
      return toArticle(article);
    }),
  /** Copy of an article to start from: a draft without a date, under a free slug. Nothing is stored. */
  copyOf: adminProcedure
    .input(byIdSchema)
    .output(articleSchema)
    .query(async ({ ctx: { em }, input: { id } }) => {
      const article = toArticle(await em.findOneOrFail(Article, { id }));
      const title = copiedTitle(article.title);
      return {
        ...article,
        title,
        slug: await freeSlug(em, Article, slugify(title)),
        status: "draft" as const,
        published_at: null,
        published_until: null,
      };
    }),
  /** The HTML of an article as it would be stored. A mutation only because it may be too long for a URL. */
  clean: adminProcedure
    .input(htmlSchema)
    .output(htmlSchema)
    .mutation(({ input: { content } }) => ({ content: sanitizeRichText(content) })),
};

function toRow(article: Article): ArticleRow {
  return {
    ...article,
    ...auditFields(article),
    image_focus: article.image_focus ?? null,
    ...moments(article),
    preview: excerptOf(article.content, ARTICLE_PREVIEW_LENGTH),
  };
}

function buildFilter({ q = "", status }: ArticleListQuery): FilterQuery<Article> {
  return { $and: matchWords(q), ...(status && { status }) };
}

/** One page of the articles as the back office lists them, latest first. */
async function listArticles(em: EntityManager, query: ArticleListQuery): Promise<ArticlePage> {
  const { limit, page } = query;
  const where = buildFilter(query);
  const rows = await em.find(Article, where, { orderBy: { created_at: "desc", id: "desc" }, limit, offset: offsetOf(query) });
  const counts = { draft: await em.count(Article, { status: "draft" }), published: await em.count(Article, { status: "published" }) };
  return { data: rows.map(toRow), total: await em.count(Article, where), page, limit, counts };
}
