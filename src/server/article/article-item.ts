import type { Article as ArticleItem } from "#contracts/article/article.ts";
import { stampsOf } from "#server/rpc/entity-store.ts";
import type { Article } from "./article.entity.ts";
import { sanitizeArticle } from "./sanitize-article.ts";

/** An article as it leaves the server. */
export function toArticle(article: Article): ArticleItem {
  return {
    ...article,
    ...stampsOf(article),
    content: sanitizeArticle(article.content),
    published_at: article.published_at?.toISOString() ?? null,
  };
}
