import type { EntityManager } from "@mikro-orm/postgresql";
import { type Article as ArticleItem, type ArticleForm, articleFormSchema } from "#contracts/article/article.ts";
import type { ArticleView } from "#contracts/article/blog.ts";
import { readingMinutesOf, wordCountOf } from "#contracts/article/reading-time.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { AppError } from "#server/app-error.ts";
import { storedPictures, withFocus } from "#server/media/stored-pictures.ts";
import { formNamedBy } from "#server/preview/form-previews.ts";
import type { Context } from "#server/rpc/trpc.ts";
import { toArticle, toCards } from "./article-item.ts";
import { Article } from "./article.entity.ts";
import { enhanceHtml, imageUrlsIn } from "./enhance-html.ts";
import { namedProducts } from "./named-products.ts";
import { sanitizeArticle } from "./sanitize-article.ts";
import { isVisibleAt, relatedArticles } from "./visible-articles.ts";

/** All that an article's page shows. */
async function viewOf(em: EntityManager, article: ArticleItem, now: Date): Promise<Omit<ArticleView, "preview">> {
  const pictureOf = await storedPictures(em, [article.image_url, ...imageUrlsIn(article.content)]);
  const productOf = await namedProducts(em, article.content);
  const { content, contents } = enhanceHtml(article.content, pictureOf, productOf);
  const word_count = wordCountOf(article.content);
  return {
    article: { ...article, content },
    image: withFocus(pictureOf(article.image_url), article.image_focus),
    contents,
    word_count,
    reading_minutes: readingMinutesOf(word_count),
    related: await toCards(em, await relatedArticles(em, article, now)),
  };
}

/** What a form held, as it would be stored. A new article has the one id that none ever gets. */
function unsavedArticle({ fields, created_at }: { fields: ArticleForm; created_at: Date }, company: string): ArticleItem {
  const moment = created_at.toISOString();
  const published_at = fields.published_at && new Date(fields.published_at).toISOString();
  return {
    ...fields,
    id: fields.id ?? INTEGER_MAX,
    version: 0,
    created_at: moment,
    updated_at: moment,
    content: sanitizeArticle(fields.content),
    author: fields.author || company,
    published_at,
  };
}

/** An article's public page; with the token of a preview link also that of one which is not visible, or of what a form held. Fails with
 *  `not_found`. */
export async function articleView(
  { em, previews, settings, now }: Pick<Context, "em" | "previews" | "settings" | "now">,
  { slug, apercu = "" }: { slug: string; apercu?: string | undefined },
): Promise<ArticleView> {
  const subject = apercu === "" ? undefined : await previews.subjectOf(apercu, now());
  const form = await formNamedBy(em, { subject, kind: "article-form", schema: articleFormSchema, now: now() });
  if (form?.fields.slug === slug) {
    const { name } = await settings();
    return { ...(await viewOf(em, unsavedArticle(form, name), now())), preview: "unsaved" };
  }
  if (form !== undefined) throw new AppError("not_found");
  const article = await em.findOneOrFail(Article, { slug });
  const isVisible = isVisibleAt(article, now());
  if (!isVisible && subject !== `article:${article.id}`) throw new AppError("not_found");
  return { ...(await viewOf(em, toArticle(article), now())), preview: isVisible ? null : "unpublished" };
}
