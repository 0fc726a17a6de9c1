import { ENGLISH_CATEGORY_LABELS as articleCategories } from "#contracts/article/article-categories.en.ts";
import { m as mail } from "./mail-words.en.ts";
import { plain } from "./plain-words.en.ts";

export const words: typeof import("./words.fr.ts").words = {
  articleCategories,
  feed: "Guides, energy savings, security: how to make a smart home simple to live in.",
  mail,
  plain,
};
