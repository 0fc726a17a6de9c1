import { articleInputSchema } from "#contracts/article/article.ts";
import { Article } from "#server/article/article.entity.ts";
import { sanitizeArticle } from "#server/article/sanitize-article.ts";
import type { DemoWriter } from "#server/database/seed/demo-site.ts";
import { DEMO_ARTICLES } from "./articles.ts";
import type { DemoArticle } from "./demo-article.ts";

const NAMED_PICTURE = /(?<= src="\/uploads\/)[a-z-]+(?=")/g;

/** A demo article as an administrator would send it, sanitised; its pictures, which it names as `picture` does, at the URLs given for them.
 *  Throws a ZodError when its content breaks the contract. */
export function articleInputOf(demo: DemoArticle, pictureUrl: (name: string) => string = () => "") {
  const { status = "published", picture } = demo;
  const content = demo.content.replaceAll(NAMED_PICTURE, (name) => pictureUrl(name).replace("/uploads/", "") || name);
  return articleInputSchema.parse({ ...demo, status, content: sanitizeArticle(content), image_url: pictureUrl(picture) });
}

/** Writes the demo articles, published on the day they were written, but for the draft. */
export const createDemoArticles: DemoWriter = (em, { pictureUrl, datedBefore }) => {
  for (const demo of DEMO_ARTICLES) {
    const input = articleInputOf(demo, pictureUrl);
    const dates = datedBefore(demo.daysAgo);
    em.create(Article, { ...input, published_at: input.status === "published" ? dates.created_at : null, ...dates });
  }
  return `${DEMO_ARTICLES.length} articles`;
};
