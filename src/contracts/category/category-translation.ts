import type { TranslatedFields } from "../translation/translated-field.ts";

/** What of a category is translated. Its attributes hold their English names themselves. */
export const CATEGORY_TRANSLATION: TranslatedFields = {
  noun: "category",
  fields: [
    { name: "name", kind: "line", max: 100 },
    { name: "subcategories", kind: "lines", max: 100 },
  ],
};
