import type { FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type BlogFilter, BLOG_PAGE_SIZE } from "#contracts/article/blog-filter.ts";
import { Article } from "./article.entity.ts";

/** Related articles shown below one. */
const RELATED_COUNT = 3;

const NEWEST_FIRST: QueryOrderMap<Article>[] = [{ published_at: "desc" }, { id: "desc" }];

/** Filter of every public read: published articles whose time has come. */
export function whereVisible(now: Date): FilterQuery<Article> {
  return { status: "published", published_at: { $lte: now } };
}

/** Finds the time at which the next scheduled article becomes visible, as a list of one or none. */
export async function nextPublicationTimes(em: EntityManager, now: Date): Promise<Date[]> {
  const scheduled = { status: "published", published_at: { $gt: now } } as const;
  const next = await em.findOne(Article, scheduled, { orderBy: { published_at: "asc" }, fields: ["published_at"] });
  return next?.published_at ? [next.published_at] : [];
}

/** Whether visitors see this article. */
export function isVisibleAt({ status, published_at }: Article, now: Date): boolean {
  return status === "published" && Boolean(published_at && published_at <= now);
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
