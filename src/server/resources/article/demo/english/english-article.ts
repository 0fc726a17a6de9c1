import type { DemoArticle } from "../demo-article.ts";

/** The words of a demo article in English; its HTML names pictures as the French does, and leads to the English
 *  pages. */
export type EnglishArticle = Pick<DemoArticle, "title" | "slug" | "excerpt" | "content" | "meta_title" | "meta_description">;
