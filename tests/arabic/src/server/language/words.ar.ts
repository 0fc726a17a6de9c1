import { ARABIC_CATEGORY_LABELS as articleCategories } from "#contracts/article/article-categories.ar.ts";
import { m as mail } from "#server/mail/messages.ar.ts";
import { plain } from "#server/page/plain-words.ar.ts";
import { datasheet } from "#server/product/datasheet/datasheet-words.ar.ts";

export const words: typeof import("./words.fr.ts").words = {
  articleCategories,
  datasheet,
  feed: "أدلة وتوفير للطاقة وأمان: نصائحنا لبيت ذكي سهل العيش.",
  mail,
  plain,
};
