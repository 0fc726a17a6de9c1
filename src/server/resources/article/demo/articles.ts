import { ECONOMIES } from "./articles-economies.ts";
import { GUIDES } from "./articles-guide.ts";
import { ARTICLES_INSTALLATION } from "./articles-installation.ts";
import { ARTICLES_MAINTENANCE } from "./articles-maintenance.ts";
import { ARTICLES_SECURITE } from "./articles-securite.ts";
import { ARTICLES_TENDANCES } from "./articles-tendances.ts";
import type { DemoArticle } from "./demo-article.ts";

/** Every article of the demo blog, by category. */
export const DEMO_ARTICLES: DemoArticle[] = [
  ...GUIDES,
  ...ECONOMIES,
  ...ARTICLES_SECURITE,
  ...ARTICLES_INSTALLATION,
  ...ARTICLES_MAINTENANCE,
  ...ARTICLES_TENDANCES,
];
