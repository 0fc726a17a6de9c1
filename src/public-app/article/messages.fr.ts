import { ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";

export const m = {
  categories: ARTICLE_CATEGORY_LABELS,
  read: "Lire l'article",
  /** French says « 1er », which browsers do not know. */
  date: (written: string) => written.replace(/^1 /, "1er "),
  minutes: (minutes: number) => `${minutes}\u00a0min de lecture`,
  loading: "Chargement de l’article...",
};
