import { ARTICLE_CATEGORY_LABELS as articleCategories } from "#contracts/article/article-categories.ts";
import { m as mail } from "#server/mail/messages.fr.ts";
import { plain } from "#server/page/plain-words.fr.ts";
import { datasheet } from "#server/product/datasheet/datasheet-words.fr.ts";

/** What the server itself says to visitors, beside the pages: its mails, its feed, its sheets of products. */
export const words = {
  articleCategories,
  datasheet,
  feed: "Guides, économies d’énergie, sécurité\u202f: nos conseils pour une maison connectée simple à vivre.",
  mail,
  plain,
};
