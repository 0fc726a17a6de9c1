import type { ArticleCategory } from "./article-categories.ts";

/** English names of the blog's categories. */
export const ENGLISH_CATEGORY_LABELS: Record<ArticleCategory, string> = {
  guide: "Guides",
  savings: "Savings",
  security: "Security",
  installation: "Installation",
  maintenance: "Maintenance",
  trends: "Trends",
};
