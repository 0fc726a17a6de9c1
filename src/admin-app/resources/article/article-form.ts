import { emptyFields } from "#contracts/field/field.ts";
import { type Article, type ArticleInput, articleInputSchema } from "#contracts/article/article.ts";
import { COMPANY } from "#admin-app/kit/layout/company.ts";

/** What the form holds: an article as it is read, less what the server alone writes. */
export type ArticleFormValues = Omit<Article, "id" | "version" | "created_at" | "updated_at" | "language" | "published_at"> & {
  /** Empty where there is none. */
  published_at: string;
};

/** A new article: a draft signed by the company. Source: ART-2. */
export function emptyArticle(): ArticleFormValues {
  return { ...emptyFields(articleInputSchema), author: COMPANY, published_at: "" };
}

export function articleToForm(article: Article): ArticleFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, published_at, ...fields } = article;
  return { ...fields, published_at: published_at ?? "" };
}

/** What is sent. An untouched date goes back to the letter, down to its milliseconds. */
export function formToArticle(values: ArticleFormValues): Required<ArticleInput> {
  return { ...values, published_at: values.published_at || null };
}
