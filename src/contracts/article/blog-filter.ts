import { laterPage } from "../page/public-pages.ts";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "./article-categories.ts";

/** Cards on one page of the blog, besides the featured article of the first. */
export const BLOG_PAGE_SIZE = 12;

/** The state of the blog that lives in its address; an absent key is its default (all categories, page 1). */
export type BlogFilter = { category?: ArticleCategory; page?: number };

/** Reads an address of the blog. Anything unknown, empty or default is dropped, so that one state has one address.
 *  Never throws. */
export function parseBlogFilter(search: Record<string, unknown>): BlogFilter {
  const filter: BlogFilter = {};
  const category = ARTICLE_CATEGORIES.find((known) => known === search.category);
  const page = laterPage(search.page);
  if (category) filter.category = category;
  if (page !== undefined) filter.page = page;
  return filter;
}
