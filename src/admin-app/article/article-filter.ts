import { ARTICLE_STATUSES, type Article } from "#contracts/article/article.ts";
import { parseTextFilter, type TextFilter } from "#admin-app/collection/text-filter.ts";

/** Articles on one page of the list. */
export const ARTICLE_PAGE_SIZE = 24;

/** The state of the articles' list that lives in its address; an absent status is all of them. */
export type ArticleFilter = TextFilter & { status?: Article["status"]; page?: number };

/** Reads the address of the articles' list; whatever is unknown, empty or default is dropped. */
export function parseArticleFilter(search: Record<string, unknown>): ArticleFilter {
  const status = ARTICLE_STATUSES.find((known) => known === search.status);
  const page = Number(search.page);
  const isLater = Number.isInteger(page) && page > 1 && page < 1_000_000;
  return { ...parseTextFilter(search), ...(status && { status }), ...(isLater && { page }) };
}
