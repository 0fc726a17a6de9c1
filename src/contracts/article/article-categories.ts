/** Categories of the blog. */
export const ARTICLE_CATEGORIES = ["guide", "savings", "security", "installation", "maintenance", "trends"] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** French names of the blog's categories, in the order of its buttons. Source: ART-1. */
export const ARTICLE_CATEGORY_LABELS: Record<ArticleCategory, string> = {
  guide: "Guide",
  savings: "Économies",
  security: "Sécurité",
  installation: "Installation",
  maintenance: "Maintenance",
  trends: "Tendances",
};
