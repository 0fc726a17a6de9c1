import type { EntityManager } from "@mikro-orm/postgresql";
import type { Article as ArticleItem } from "#contracts/article/article.ts";
import type { ArticleCard } from "#contracts/article/blog.ts";
import { readingMinutesOf, wordCountOf } from "#contracts/article/reading-time.ts";
import { CARD_TEXT_LENGTH, excerptOf } from "#contracts/shared/excerpt.ts";
import { auditFields } from "#server/rpc/entity-store.ts";
import { storedPictures, withFocus } from "#server/media/stored-pictures.ts";
import type { Article } from "./article.entity.ts";
import { sanitizeArticle } from "./sanitize-article.ts";

/** An article as the contracts name it. */
export function toArticle(article: Article): ArticleItem {
  return {
    ...article,
    ...auditFields(article),
    content: sanitizeArticle(article.content),
    image_focus: article.image_focus ?? null,
    published_at: article.published_at?.toISOString() ?? null,
  };
}

/** The cards of these articles, in their order. */
export async function toCards(em: EntityManager, articles: Article[]): Promise<ArticleCard[]> {
  const pictureOf = await storedPictures(
    em,
    articles.map(({ image_url }) => image_url),
  );
  return articles.map(({ id, slug, title, excerpt, content, category, image_url, image_focus, published_at, created_at }) => ({
    id,
    slug,
    title,
    excerpt: excerpt || excerptOf(content, CARD_TEXT_LENGTH),
    category,
    image: withFocus(pictureOf(image_url), image_focus),
    published_at: (published_at ?? created_at).toISOString(),
    reading_minutes: readingMinutesOf(wordCountOf(content)),
  }));
}
