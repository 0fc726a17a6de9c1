import type { EntityManager } from "@mikro-orm/postgresql";
import { type Article as ArticleItem, type ArticleInput, ARTICLE_TRANSLATION } from "#contracts/article/article.ts";
import { isVisible } from "#contracts/shared/normalize.ts";
import { plainText, CARD_TEXT_LENGTH, excerptOf } from "#contracts/text/plain-text.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { rememberSlugs } from "#server/platform/history/former-slug/former-slugs.ts";
import type { EntityStore } from "#server/platform/rpc/crud-procedures.ts";
import { assignSent, refuseStale, lockForUpdate, simpleStore, auditFields } from "#server/platform/rpc/entity-store.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { moments } from "#server/platform/database/publication.ts";
import { Article } from "./article.entity.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import type { ArticleCard } from "#contracts/article/blog.ts";
import { readingMinutesOf, wordCountOf } from "#contracts/article/reading-time.ts";
import type { Language } from "#contracts/shared/language.ts";
import { type InLanguage, translateItems } from "#server/platform/translation/translate.ts";
import { storedPictures, withFocus } from "#server/platform/media/stored-pictures.ts";

/** Chooses the date from which a published article is visible: its own, or now where it is published without one. */
export function choosePublication(status: Article["status"] | undefined, dated: string | null, now: Date): string | null {
  return dated ?? (status === "published" ? now.toISOString() : null);
}

/** The date that an article was sent with, else the one that is stored. */
function dateOf({ published_at: sent }: ArticleInput, stored: Article | null): string | null {
  return sent === undefined ? (stored?.published_at ?? null) : sent;
}

/** Whether clean HTML shows anything: words, a picture, a rule. */
function holdsSomething(html: string): boolean {
  return /<(?:img|hr)\b/.test(html) || isVisible(plainText(html));
}

/** Columns of a sent article: clean HTML, the company as author of an unsigned one, the date of its publication. */
async function columnsOf(em: EntityManager, input: ArticleInput, { stored, now }: { stored: Article | null; now: Date }) {
  const content = sanitizeRichText(input.content);
  if (!holdsSomething(content)) throw invalidField("content", "Ce champ est obligatoire.");
  const published_at = choosePublication(input.status ?? stored?.status, dateOf(input, stored), now);
  const isUnsigned = input.author === "" || (input.author === undefined && !stored);
  const author = isUnsigned ? (await readSettings(em)).name : input.author;
  return { ...input, content, author, published_at };
}

const store = simpleStore<Article, object, ArticleItem>(Article, toArticle);

/** Lists, reads, creates, changes and deletes articles; the list is newest first, drafts included. */
export const articleStore: EntityStore<ArticleItem, ArticleInput, void, ArticleItem[]> = {
  ...store,
  list: async (em: EntityManager) => (await em.find(Article, {}, { orderBy: { created_at: "desc", id: "desc" } })).map(toArticle),
  create: async (em, input, now) => store.create(em, await columnsOf(em, input, { stored: null, now })),
  update: async (em, { id, version, fields }, now) => {
    const article = await lockForUpdate(em, Article, id);
    refuseStale(article, version);
    const { slug } = article;
    assignSent(em, article, await columnsOf(em, fields, { stored: article, now }));
    await em.flush();
    await rememberSlugs(em, { noun: "article" }, [{ owner: id, before: slug, after: article.slug }]);
    return toArticle(article);
  },
};

/** Converts a stored article to the one of the contracts. */
export function toArticle(article: Article): ArticleItem {
  return {
    ...article,
    ...auditFields(article),
    content: sanitizeRichText(article.content),
    image_focus: article.image_focus ?? null,
    ...moments(article),
  };
}

/** The cards of these articles in a language, in their order. */
export async function toCards(em: EntityManager, visible: Article[], language: Language): Promise<ArticleCard[]> {
  const articles = await translateItems<InLanguage<Article>>(em, ARTICLE_TRANSLATION, visible, language);
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
    published_at: article.published_at ?? article.created_at.toISOString(),
    reading_minutes: readingMinutesOf(wordCountOf(article.content)),
    ...(article.language && { language: article.language }),
  });
  return articles.map(toCard);
}
