import { z } from "zod";
import { entitySchema } from "../shared/entity.ts";
import { line, MAX_LENGTH, requiredLine, requiredText, slugSchema, text } from "../shared/text.ts";
import { urlSchema } from "../shared/url.ts";
import { ARTICLE_CATEGORIES } from "./article-categories.ts";

/** States of an article; visitors see published ones only. */
export const ARTICLE_STATUSES = ["draft", "published"] as const;

/** Longest content of an article, in characters of HTML. */
export const ARTICLE_CONTENT_MAX_LENGTH = 200_000;

/** What an administrator writes of an article. `content` is HTML and is sanitised before it is stored.
 *  An absent key keeps what is stored. Source: specification §3, §5, §7. */
export const articleInputSchema = z.object({
  title: requiredLine(MAX_LENGTH.title),
  slug: slugSchema,
  content: requiredText(ARTICLE_CONTENT_MAX_LENGTH),
  excerpt: text(1000).optional(),
  image_url: urlSchema.optional(),
  author: line(100).optional(),
  category: z.enum(ARTICLE_CATEGORIES).optional(),
  status: z.enum(ARTICLE_STATUSES).optional(),
  meta_title: line(MAX_LENGTH.meta_title).optional(),
  meta_description: line(MAX_LENGTH.meta_description).optional(),
});

export type ArticleInput = z.infer<typeof articleInputSchema>;

/** An article of the blog. `published_at` is when it was first published, or null while it never was. */
export const articleSchema = z.object({
  ...entitySchema.shape,
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  image_url: z.string(),
  author: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  status: z.enum(ARTICLE_STATUSES),
  published_at: z.iso.datetime().nullable(),
  meta_title: z.string(),
  meta_description: z.string(),
});

export type Article = z.infer<typeof articleSchema>;

/** What a card of the blog shows, and no more. `excerpt` is never empty; `published_at` is the date to show. */
export const articleCardSchema = z.object({
  ...articleSchema.pick({ id: true, slug: true, title: true, excerpt: true, category: true, image_url: true }).shape,
  published_at: z.iso.datetime(),
});

export type ArticleCard = z.infer<typeof articleCardSchema>;
