import { articleInputSchema } from "#contracts/article/article.ts";
import { Article } from "#server/article/article.entity.ts";
import { sanitizeArticle } from "#server/article/sanitize-article.ts";
import type { DemoWriter } from "#server/database/seed/demo-site.ts";
import { DEMO_ARTICLES } from "./articles.ts";
import type { DemoArticle } from "./demo-article.ts";

/** A demo article as an administrator would send it, sanitised. Throws a ZodError when its content breaks the contract. */
export function articleInputOf(demo: DemoArticle, imageUrl = "") {
  const { status = "published", content } = demo;
  return articleInputSchema.parse({ ...demo, status, content: sanitizeArticle(content), image_url: imageUrl });
}

/** Writes the demo articles, published on the day they were written, but for the draft. */
export const createDemoArticles: DemoWriter = (em, { pictureUrl, datedBefore }) => {
  for (const demo of DEMO_ARTICLES) {
    const input = articleInputOf(demo, pictureUrl(demo.picture));
    const dates = datedBefore(demo.daysAgo);
    em.create(Article, { ...input, published_at: input.status === "published" ? dates.created_at : null, ...dates });
  }
  return `${DEMO_ARTICLES.length} articles`;
};
