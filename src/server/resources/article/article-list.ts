import type { FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ARTICLE_PREVIEW_LENGTH, type ArticleListQuery, type ArticlePage, type ArticleRow } from "#contracts/article/article-list.ts";
import { excerptOf } from "#contracts/shared/excerpt.ts";
import { auditFields } from "#server/platform/rpc/entity-store.ts";
import { offsetOf } from "#server/platform/rpc/page-offset.ts";
import { holdingWords } from "#server/platform/database/containing.ts";
import { Article } from "./article.entity.ts";

function toRow(article: Article): ArticleRow {
  return {
    ...article,
    ...auditFields(article),
    image_focus: article.image_focus ?? null,
    published_at: article.published_at?.toISOString() ?? null,
    preview: excerptOf(article.content, ARTICLE_PREVIEW_LENGTH),
  };
}

function matching({ q = "", status }: ArticleListQuery): FilterQuery<Article> {
  return { $and: holdingWords(q), ...(status && { status }) };
}

/** One page of the articles as the back office lists them, latest first. */
export async function listArticles(em: EntityManager, query: ArticleListQuery): Promise<ArticlePage> {
  const { limit, page } = query;
  const where = matching(query);
  const rows = await em.find(Article, where, { orderBy: { created_at: "desc", id: "desc" }, limit, offset: offsetOf(query) });
  const counts = { draft: await em.count(Article, { status: "draft" }), published: await em.count(Article, { status: "published" }) };
  return { data: rows.map(toRow), total: await em.count(Article, where), page, limit, counts };
}
