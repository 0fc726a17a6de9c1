import { defineEntity, p } from "@mikro-orm/core";
import { ARTICLE_CATEGORIES } from "#contracts/article/article-categories.ts";
import { ARTICLE_STATUSES } from "#contracts/article/article.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { derivedText, entityColumns, optionalText, pictureFocus } from "#server/platform/database/columns.ts";
import { publicationCheck, publicationColumns } from "#server/platform/database/publication.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";

/** Normalized text of an article that the search of the back office reads. Source: ART-4. */
function searchTextOf({ title, excerpt }: { title: string; excerpt?: string }): string {
  return normalize(`${title} ${excerpt ?? ""}`);
}

const ArticleSchema = defineEntity({
  name: "Article",
  properties: {
    ...entityColumns,
    title: p.text(),
    slug: p.text(),
    /** Sanitised HTML. */
    content: p.text(),
    excerpt: optionalText,
    image_url: optionalText,
    image_focus: pictureFocus,
    author: p.text().onCreate(() => DEFAULT_SETTINGS.name),
    category: p.enum(ARTICLE_CATEGORIES).onCreate(() => "guide"),
    status: p.enum(ARTICLE_STATUSES).onCreate(() => "draft"),
    /** Its beginning is null until it is published or dated. */
    ...publicationColumns,
    meta_title: optionalText,
    meta_description: optionalText,
    uploads: mentionedUploads("image_url", "content"),
    search_text: derivedText(searchTextOf),
  },
  checks: [publicationCheck("article")],
  uniques: [{ name: "article_slug_unique", properties: "slug" }],
  indexes: [
    { name: "article_created_index", properties: ["created_at", "id"] },
    { name: "article_published_index", properties: ["status", "published_at", "id"] },
    { name: "article_uploads_index", expression: "create index article_uploads_index on article using gin (uploads)" },
  ],
});

/** An article of the blog. */
export class Article extends ArticleSchema.class {}
ArticleSchema.setClass(Article);
