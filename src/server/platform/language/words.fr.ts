import { ARTICLE_CATEGORY_LABELS as articleCategories } from "#contracts/article/article-categories.ts";
import { m as mail } from "./mail-words.fr.ts";
import { plain } from "./plain-words.fr.ts";

/** The server's own words to visitors, beside the pages: its mails and its feed. */
export const words = {
  articleCategories,
  feed: "Guides, économies d’énergie, sécurité\u202f: nos conseils pour une maison connectée simple à vivre.",
  mail,
  plain,
};
