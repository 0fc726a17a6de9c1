import type { FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type BlogFilter, BLOG_PAGE_SIZE } from "#contracts/article/blog-filter.ts";
import { isPublished, wherePublished } from "#server/platform/database/publication.ts";
import { Article } from "./article.entity.ts";

/** Related articles shown below one. */
const RELATED_COUNT = 3;

const NEWEST_FIRST: QueryOrderMap<Article>[] = [{ published_at: "desc" }, { id: "desc" }];

/** Filter of every public read: published articles between their moments. */
export function whereVisible(now: Date): FilterQuery<Article> {
  return { status: "published", ...wherePublished(now) };
}

/** Whether visitors see this article. */
export function isVisibleAt(article: Article, now: Date): boolean {
  return article.status === "published" && isPublished(article, now);
}

/** The visible articles, newest first; all of them, or the first `limit`; `narrowed` leaves others out. */
export function visibleArticles(em: EntityManager, now: Date, limit?: number, narrowed: FilterQuery<Article> = {}): Promise<Article[]> {
  return em.find(Article, { $and: [whereVisible(now), narrowed] }, { orderBy: NEWEST_FIRST, ...(limit && { limit }) });
}

/** Finds the articles of one page of the blog, newest first; the first page begins with the featured one. Reads no
 *  other article. */
export async function findBlogPage(em: EntityManager, { category, page = 1 }: BlogFilter, now: Date) {
  const where = { $and: [whereVisible(now), category ? { category } : {}] };
  const isFirst = page === 1;
  const [articles, total] = await Promise.all([
    em.find(Article, where, {
      orderBy: NEWEST_FIRST,
      limit: isFirst ? BLOG_PAGE_SIZE + 1 : BLOG_PAGE_SIZE,
      offset: isFirst ? 0 : 1 + (page - 1) * BLOG_PAGE_SIZE,
    }),
    em.count(Article, where),
  ]);
  return { articles, total, page, pages: Math.max(1, Math.ceil((total - 1) / BLOG_PAGE_SIZE)) };
}

/** Visible articles to read after this one: those of its category, then the newest of the others. */
export async function relatedArticles(
  em: EntityManager,
  { id, category }: Pick<Article, "id" | "category">,
  now: Date,
): Promise<Article[]> {
  const others = (where: FilterQuery<Article>, limit: number) =>
    em.find(Article, { $and: [whereVisible(now), { id: { $ne: id } }, where] }, { orderBy: NEWEST_FIRST, limit });
  const alike = await others({ category }, RELATED_COUNT);
  return alike.length === RELATED_COUNT
    ? alike
    : [...alike, ...(await others({ category: { $ne: category } }, RELATED_COUNT - alike.length))];
}
