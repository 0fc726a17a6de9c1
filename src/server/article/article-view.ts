import type { EntityManager } from "@mikro-orm/postgresql";
import type { ArticleView } from "#contracts/article/blog.ts";
import { readingMinutesOf, wordCountOf } from "#contracts/article/reading-time.ts";
import { storedPictures } from "#server/media/stored-pictures.ts";
import { toArticle, toCards } from "./article-item.ts";
import type { Article } from "./article.entity.ts";
import { enhanceHtml, imageUrlsIn } from "./enhance-html.ts";
import { isVisibleAt, relatedArticles } from "./visible-articles.ts";

/** All that an article's page shows. */
export async function articleViewOf(em: EntityManager, stored: Article, now: Date): Promise<ArticleView> {
  const article = toArticle(stored);
  const pictureOf = await storedPictures(em, [article.image_url, ...imageUrlsIn(article.content)]);
  const { content, contents } = enhanceHtml(article.content, pictureOf);
  const word_count = wordCountOf(article.content);
  return {
    article: { ...article, content },
    image: pictureOf(article.image_url),
    contents,
    word_count,
    reading_minutes: readingMinutesOf(word_count),
    related: await toCards(em, await relatedArticles(em, stored, now)),
    is_preview: !isVisibleAt(stored, now),
  };
}
