import type { EnglishArticle } from "./english-article.ts";
import { ENGLISH_GUIDES } from "./guides.ts";
import { ENGLISH_INSTALLATION } from "./installation.ts";
import { ENGLISH_MAINTENANCE } from "./maintenance.ts";
import { ENGLISH_SAVINGS } from "./savings.ts";
import { ENGLISH_SECURITY } from "./security.ts";
import { ENGLISH_TRENDS } from "./trends.ts";

/** The articles of the demo blog in English, by French slug. */
export const ENGLISH_ARTICLES: Record<string, EnglishArticle> = {
  ...ENGLISH_GUIDES,
  ...ENGLISH_SAVINGS,
  ...ENGLISH_SECURITY,
  ...ENGLISH_INSTALLATION,
  ...ENGLISH_MAINTENANCE,
  ...ENGLISH_TRENDS,
};
