import { z } from "zod";
import { idSchema, expectedVersionSchema } from "../shared/entity.ts";
import { pageOf, pagingSchema, searchSchema } from "../shared/paging.ts";
import { ARTICLE_STATUSES, articleSchema } from "./article.ts";

/** Length of an article's preview on its card in the back office, in characters. Source: ART-4. */
export const ARTICLE_PREVIEW_LENGTH = 300;

/** Filters of the back office's list of articles. Source: ART-4. */
export const articleListQuerySchema = pagingSchema.extend({ q: searchSchema.optional(), status: z.enum(ARTICLE_STATUSES).optional() });

export type ArticleListQuery = z.infer<typeof articleListQuerySchema>;

/** An article as the back office lists it: the start of its text instead of the whole. */
export const articleRowSchema = articleSchema
  .omit({ content: true, meta_title: true, meta_description: true })
  .extend({ preview: z.string() });

export type ArticleRow = z.infer<typeof articleRowSchema>;

/** One page of that list, latest first, with how many articles of each status there are in all. */
export const articlePageSchema = pageOf(articleRowSchema).extend({ counts: z.record(z.enum(ARTICLE_STATUSES), z.int()) });

export type ArticlePage = z.infer<typeof articlePageSchema>;

/** Publishes one article, or takes it back to a draft. */
export const articleStatusChangeSchema = z.object({ id: idSchema, status: z.enum(ARTICLE_STATUSES), ...expectedVersionSchema.shape });
