import { z } from "zod";
import { pictureSchema } from "../shared/picture.ts";
import { slugsSchema } from "../translation/language-names.ts";
import { ARTICLE_CATEGORIES } from "./article-categories.ts";
import { articleSchema } from "./article.ts";

/** Query of the blog's page; `page` counts from 1. */
export const blogQuerySchema = z.object({
  category: z.enum(ARTICLE_CATEGORIES).optional(),
  page: z.int().min(1).max(1_000_000).optional(),
});

/** Card of an article on the blog. `excerpt` is never empty where the article has a text; `published_at` is the date to
 *  show. */
export const articleCardSchema = z.object({
  ...articleSchema.pick({ id: true, slug: true, title: true, excerpt: true, category: true, language: true }).shape,
  image: pictureSchema.nullable(),
  published_at: z.iso.datetime(),
  reading_minutes: z.int(),
});

export type ArticleCard = z.infer<typeof articleCardSchema>;

/** One page of the blog. The first opens with the newest article of all, which is not among the others; `total` counts
 *  it, `pages` is at least 1. */
export const blogPageSchema = z.object({
  featured: articleCardSchema.nullable(),
  data: z.array(articleCardSchema),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export type BlogPage = z.infer<typeof blogPageSchema>;

/** Reasons why visitors do not see the shown article: it is not or no longer published, or not saved. */
const ARTICLE_PREVIEWS = ["unpublished", "unsaved"] as const;

/** An article's page. Its `content` is enhanced for reading: anchors on headings, pictures in several sizes, tables
 *  that scroll; `contents` names the anchors in their order. `related` is at most three others, of the same category
 *  first, newest first; `slugs` are its own by language. `preview` is null where it is what visitors see; `appears_at`
 *  is the date of a publication that lies ahead. */
export const articleViewSchema = z.object({
  article: articleSchema,
  image: pictureSchema.nullable(),
  contents: z.array(z.object({ anchor: z.string(), title: z.string() })),
  word_count: z.int(),
  reading_minutes: z.int(),
  related: z.array(articleCardSchema),
  slugs: slugsSchema,
  preview: z.enum(ARTICLE_PREVIEWS).nullable(),
  appears_at: z.iso.datetime().nullable(),
});

export type ArticleView = z.infer<typeof articleViewSchema>;
