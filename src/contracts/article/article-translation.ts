import { MAX_LENGTH } from "../shared/text.ts";
import type { TranslatedFields } from "../translation/translated-field.ts";
import { ARTICLE_CONTENT_MAX_LENGTH } from "./article.ts";

/** What of an article is translated. */
export const ARTICLE_TRANSLATION: TranslatedFields = {
  noun: "article",
  hasSlug: true,
  fields: [
    { name: "title", kind: "line", max: MAX_LENGTH.title },
    { name: "excerpt", kind: "text", max: 1000 },
    { name: "content", kind: "html", max: ARTICLE_CONTENT_MAX_LENGTH },
    { name: "meta_title", kind: "line", max: MAX_LENGTH.meta_title, is_optional: true },
    { name: "meta_description", kind: "line", max: MAX_LENGTH.meta_description, is_optional: true },
  ],
};
