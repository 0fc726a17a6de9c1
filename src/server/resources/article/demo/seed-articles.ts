import { ARTICLE_TRANSLATION, articleInputSchema } from "#contracts/article/article.ts";
import { Article } from "../article.entity.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import type { DemoWriter } from "#server/platform/declaration/demo-content.ts";
import { publishDemo } from "#server/platform/translation/publish-demo.ts";
import { DEMO_ARTICLES } from "./articles.ts";
import type { DemoArticle } from "./demo-article.ts";
import { ENGLISH_ARTICLES } from "./english/articles.ts";

const NAMED_PICTURE = /(?<= src="\/uploads\/)[a-z-]+(?=")/g;

type PictureUrl = (name: string) => string;

/** HTML of a demo article as it is stored: sanitised, its pictures at the URLs given for them. */
export function storedContent(html: string, pictureUrl: PictureUrl): string {
  return sanitizeRichText(html.replaceAll(NAMED_PICTURE, (name) => pictureUrl(name).replace("/uploads/", "") || name));
}

/** A demo article as an administrator would send it. Throws a ZodError when its content breaks the contract. */
export function articleInputOf(demo: DemoArticle, pictureUrl: PictureUrl = () => "") {
  const { status = "published", picture } = demo;
  const content = storedContent(demo.content, pictureUrl);
  return articleInputSchema.parse({ ...demo, status, content, image_url: pictureUrl(picture) });
}

/** Writes the demo articles, published on the day they were written, but for the draft, in both languages. */
export const createDemoArticles: DemoWriter = async (em, { pictureUrl, datedBefore }) => {
  const articles = DEMO_ARTICLES.map((demo) => {
    const input = articleInputOf(demo, pictureUrl);
    const dates = datedBefore(demo.daysAgo);
    const article = em.create(Article, {
      ...input,
      published_at: input.status === "published" ? dates.created_at.toISOString() : null,
      ...dates,
    });
    const english = ENGLISH_ARTICLES[demo.slug];
    return [article, english && { ...english, content: storedContent(english.content, pictureUrl) }] as const;
  });
  await publishDemo(em, ARTICLE_TRANSLATION, articles);
  return `${DEMO_ARTICLES.length} articles`;
};
