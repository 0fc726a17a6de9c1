import { ARTICLE_STATUSES, type Article } from "#contracts/article/article.ts";
import { type PagedFilter, parsePagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** Articles on one page of the list. */
export const ARTICLE_PAGE_SIZE = 24;

/** The state of the articles' list that lives in its URL; an absent status is all of them. */
export type ArticleFilter = PagedFilter & { status?: Article["status"] };

/** Reads the URL of the articles' list; everything unknown, empty or default is dropped. */
export function parseArticleFilter(search: Record<string, unknown>): ArticleFilter {
  const status = ARTICLE_STATUSES.find((known) => known === search.status);
  return { ...parsePagedFilter(search), ...(status && { status }) };
}
