import { ENGLISH_CATEGORY_LABELS as articleCategories } from "#contracts/article/article-categories.en.ts";
import { m as mail } from "./mail-words.en.ts";

export const words: typeof import("./words.fr.ts").words = {
  articleCategories,
  feed: "Guides, energy savings, security: how to make a smart home simple to live in.",
  merchantFeed: "Products on sale, with their starting prices.",
  mail,
  plain: {
    busy: { title: "The site is very busy", text: "This page reloads by itself in a few seconds." },
    refused: { title: "This page cannot be shown", text: () => "Its address leads nowhere or cannot be read, or the request was refused." },
    home: "Go to the home page",
    failed: {
      title: "An unexpected error occurred",
      text: (reference) => `It has been recorded. Try again in a moment; if it comes back, write to us with this reference: ${reference}`,
    },
  },
};
