import { ENGLISH_CATEGORY_LABELS } from "#contracts/article/article-categories.en.ts";
import { ARTICLE_CATEGORY_LABELS, type ArticleCategory } from "#contracts/article/article-categories.ts";
import type { Language } from "#contracts/shared/language.ts";

/** What the blog's categories are called outside its pages: in feeds, on the pictures of shared links. */
export const CATEGORY_LABELS: Record<Language, Record<ArticleCategory, string>> = {
  fr: ARTICLE_CATEGORY_LABELS,
  en: ENGLISH_CATEGORY_LABELS,
};
