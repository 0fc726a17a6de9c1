import { ENGLISH_CATEGORY_LABELS } from "#contracts/article/article-categories.en.ts";

export const m: typeof import("./messages.fr.ts").m = {
  categories: ENGLISH_CATEGORY_LABELS,
  read: "Read the article",
  date: (written) => written,
  minutes: (minutes) => `${minutes}\u00a0min read`,
  loading: "Loading the article...",
};
