import type { EntityManager } from "@mikro-orm/postgresql";
import { type Article as ArticleItem, ARTICLE_TRANSLATION } from "#contracts/article/article.ts";
import type { ArticleCard } from "#contracts/article/blog.ts";
import { readingMinutesOf, wordCountOf } from "#contracts/article/reading-time.ts";
import { CARD_TEXT_LENGTH, excerptOf } from "#contracts/text/plain-text.ts";
import type { Language } from "#contracts/shared/language.ts";
import { type InLanguage, translated } from "#server/platform/translation/translate.ts";
import { auditFields } from "#server/platform/rpc/entity-store.ts";
import { storedPictures, withFocus } from "#server/platform/media/stored-pictures.ts";
import type { Article } from "./article.entity.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";

/** An article as the contracts name it. */
export function toArticle(article: Article): ArticleItem {
  return {
    ...article,
    ...auditFields(article),
    content: sanitizeRichText(article.content),
    image_focus: article.image_focus ?? null,
    published_at: article.published_at?.toISOString() ?? null,
  };
}

/** The cards of these articles in a language, in their order. */
export async function toCards(em: EntityManager, visible: Article[], language: Language): Promise<ArticleCard[]> {
  const articles = await translated<InLanguage<Article>>(em, ARTICLE_TRANSLATION, visible, language);
  const pictureOf = await storedPictures(
    em,
    articles.map(({ image_url }) => image_url),
  );
  const toCard = (article: InLanguage<Article>): ArticleCard => ({
    id: article.id,
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt || excerptOf(article.content, CARD_TEXT_LENGTH),
    category: article.category,
    image: withFocus(pictureOf(article.image_url), article.image_focus),
    published_at: (article.published_at ?? article.created_at).toISOString(),
    reading_minutes: readingMinutesOf(wordCountOf(article.content)),
    ...(article.language && { language: article.language }),
  });
  return articles.map(toCard);
}
