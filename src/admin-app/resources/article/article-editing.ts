import { ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";
import { type Article, type ArticleInput, articleInputSchema } from "#contracts/article/article.ts";
import { fieldLabels, emptyFields } from "#contracts/field/field.ts";
import { plainText } from "#contracts/text/plain-text.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { focusInWords } from "#admin-app/kit/fields/focus-in-words.ts";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { shownMoments } from "#admin-app/kit/fields/publication-words.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { STATUS_LABELS } from "./article-words.ts";

/** An article, as the editor knows it. */
export const ARTICLE: EditedResource<Article, ArticleFormValues, ArticleInput> = {
  name: "article",
  schema: articleInputSchema,
  labels: fieldLabels(articleInputSchema),
  form: {
    empty: emptyArticle,
    of: articleToForm,
    sent: (values) => values,
    shown: ({ content, category, status, image_focus, ...publication }) => ({
      image_focus: focusInWords(image_focus),
      content: plainText(content),
      category: ARTICLE_CATEGORY_LABELS[category],
      status: STATUS_LABELS[status],
      ...shownMoments(publication),
    }),
  },
  server: {
    get: (id) => rpcClient.articles.get.query({ id }),
    update: (input, options) => rpcClient.articles.update.mutate(input, options),
    refresh: () => Promise.all([queries.articles.page.invalidate(), queries.dashboard.invalidate()]),
  },
  creation: { send: (input, options) => rpcClient.articles.create.mutate(input, options), message: "Article créé" },
  words: {
    updated: "Article mis à jour",
    notSaved: "L’article n’a pas été enregistré",
    conflict: "Cet article a été modifié entre-temps",
  },
};

/** Values of the form: an article as it is read, less what the server alone writes. */
export type ArticleFormValues = Omit<Article, "id" | "version" | "created_at" | "updated_at" | "language">;

/** A new article: a draft signed by the company. Source: ART-2. */
function emptyArticle(): ArticleFormValues {
  return { ...emptyFields(articleInputSchema), author: COMPANY };
}

export function articleToForm(article: Article): ArticleFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields } = article;
  return fields;
}
