import { type Article as ArticleItem, ARTICLE_TRANSLATION, type ArticleForm, articleFormSchema } from "#contracts/article/article.ts";
import type { ArticleView } from "#contracts/article/blog.ts";
import { readingMinutesOf, wordCountOf } from "#contracts/article/reading-time.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { storedPictures, withFocus } from "#server/platform/media/stored-pictures.ts";
import { readPreviewedForm } from "#server/platform/editing/preview/form-previews.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { recordWithSlug, slugsOf } from "#server/platform/translation/slugs.ts";
import { linksInLanguage } from "#server/platform/translation/links-in-language.ts";
import { type TranslationForm, readTranslationForm, withForm } from "#server/platform/translation/translation-preview.ts";
import { translateItem } from "#server/platform/translation/translate.ts";
import { toArticle, toCards } from "./article-store.ts";
import { Article } from "./article.entity.ts";
import { enhanceHtml, listImageUrls } from "./enhance-html.ts";
import { namedProducts } from "./named-products.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { isVisibleAt, relatedArticles } from "./visible-articles.ts";

/** Builds an article's page. */
async function buildView(
  { em, language }: Pick<Context, "em" | "language">,
  { written, words }: { written: ArticleItem; words?: TranslationForm | undefined },
  now: Date,
): Promise<Omit<ArticleView, "preview">> {
  const shown = withForm(
    ARTICLE_TRANSLATION,
    { shown: await translateItem(em, ARTICLE_TRANSLATION, written, language), french: written },
    words,
  );
  const article = { ...shown, content: await linksInLanguage(em, shown.content, language) };
  const pictureOf = await storedPictures(em, [article.image_url, ...listImageUrls(article.content)]);
  const productOf = await namedProducts(em, article.content, language);
  const { content, contents } = enhanceHtml(article.content, pictureOf, productOf);
  const word_count = wordCountOf(article.content);
  return {
    article: { ...article, content },
    image: withFocus(pictureOf(article.image_url), article.image_focus),
    contents,
    word_count,
    reading_minutes: readingMinutesOf(word_count),
    related: await toCards(em, await relatedArticles(em, article, now), language),
    slugs: await slugsOf(em, "article", written),
    appears_at:
      written.status === "published" && written.published_at !== null && new Date(written.published_at) > now ? written.published_at : null,
  };
}

/** Converts the input of a form to an article as it would be stored. A new article has an id that none ever gets. */
function unsavedArticle({ fields, created_at }: { fields: ArticleForm; created_at: Date }, company: string): ArticleItem {
  const moment = created_at.toISOString();
  return {
    ...fields,
    id: fields.id ?? INTEGER_MAX,
    version: 0,
    created_at: moment,
    updated_at: moment,
    content: sanitizeRichText(fields.content),
    author: fields.author || company,
  };
}

/** Reads an article's public page. The token of a preview link opens that of a hidden article or of a form's input too.
 *  Fails with `not_found`. */
export async function articleView(
  { em, previews, settings, now, language }: Pick<Context, "em" | "previews" | "settings" | "now" | "language">,
  { slug, apercu = "" }: { slug: string; apercu?: string | undefined },
): Promise<ArticleView> {
  const subject = apercu === "" ? undefined : await previews.subjectOf(em, apercu, now());
  const form = await readPreviewedForm(em, { subject, kind: "article-form", schema: articleFormSchema, now: now() });
  const written = form && unsavedArticle(form, (await settings()).name);
  if (written && Object.values(await slugsOf(em, "article", written)).includes(slug))
    return { ...(await buildView({ em, language }, { written }, now())), preview: "unsaved" };
  if (form !== undefined) throw new AppError("not_found");
  const words = await readTranslationForm(em, { subject, now: now(), noun: "article", language });
  const translation = words?.record ?? (await recordWithSlug(em, "article", slug, language));
  const article = await em.findOneOrFail(Article, translation === undefined ? { slug } : { id: translation });
  const isVisible = isVisibleAt(article, now());
  if (!isVisible && !words && subject !== `article:${article.id}`) throw new AppError("not_found");
  const view = await buildView({ em, language }, { written: toArticle(article), words }, now());
  if (view.article.slug !== slug) throw new AppError("not_found"); // it has one of its own in this language
  const stored = isVisible ? null : "unpublished";
  return { ...view, preview: words ? "unsaved" : stored };
}
