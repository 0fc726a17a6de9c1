import type { Article } from "#contracts/article/article.ts";

/** What a status is called. */
export const STATUS_LABELS: Record<Article["status"], string> = { draft: "Brouillon", published: "Publié" };
