import type { FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ARTICLE_PREVIEW_LENGTH, type ArticleListQuery, type ArticlePage, type ArticleRow } from "#contracts/article/article-list.ts";
import { excerptOf } from "#contracts/shared/excerpt.ts";
import { searchWords } from "#contracts/shared/fold.ts";
import { stampsOf } from "#server/rpc/entity-store.ts";
import { Article } from "./article.entity.ts";

function toRow(article: Article): ArticleRow {
  return {
    ...article,
    ...stampsOf(article),
    published_at: article.published_at?.toISOString() ?? null,
    preview: excerptOf(article.content, ARTICLE_PREVIEW_LENGTH),
  };
}

/** Every word must stand in the title or the excerpt, whatever its case and accents. Wildcards are letters like any other. */
function matching({ q = "", status }: ArticleListQuery): FilterQuery<Article> {
  const words = searchWords(q).map((word) => ({ search_text: { $like: `%${word.replace(/[\\%_]/g, "\\$&")}%` } }));
  return { $and: words, ...(status && { status }) };
}

/** One page of the articles as the back office lists them, latest first. */
export async function listArticles(em: EntityManager, query: ArticleListQuery): Promise<ArticlePage> {
  const { limit, page } = query;
  const where = matching(query);
  const offset = (page - 1) * limit;
  const rows = offset > 2_147_483_647 ? [] : await em.find(Article, where, { orderBy: { created_at: "desc", id: "desc" }, limit, offset });
  const counts = { draft: await em.count(Article, { status: "draft" }), published: await em.count(Article, { status: "published" }) };
  return { data: rows.map(toRow), total: await em.count(Article, where), page, limit, counts };
}
