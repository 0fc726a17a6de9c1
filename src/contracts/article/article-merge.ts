import { moment, type Rules, scalar, scalarAbout } from "../merge/merge.ts";
import { html } from "../merge/merge-html.ts";
import { words } from "../merge/merge-words.ts";
import type { ArticleInput } from "./article.ts";

/** How two changes of an article are merged. */
export const ARTICLE_MERGE: Rules<ArticleInput> = {
  title: scalar,
  slug: scalar,
  content: html,
  excerpt: words,
  image_url: scalar,
  image_focus: scalarAbout("image_url"),
  author: scalar,
  category: scalar,
  status: scalar,
  published_at: moment,
  meta_title: scalar,
  meta_description: words,
};
