import type { ArticleCategory } from "./article-categories.ts";

/** Arabic names of the blog's categories. */
export const ARABIC_CATEGORY_LABELS: Record<ArticleCategory, string> = {
  guide: "أدلة",
  savings: "توفير",
  security: "أمان",
  installation: "تركيب",
  maintenance: "صيانة",
  trends: "اتجاهات",
};
