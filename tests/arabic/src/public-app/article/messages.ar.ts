import { ARABIC_CATEGORY_LABELS } from "#contracts/article/article-categories.ar.ts";
import { counted } from "#public-app/language/arabic-count.ts";

export const m: typeof import("./messages.fr.ts").m = {
  categories: ARABIC_CATEGORY_LABELS,
  read: "اقرأ المقال",
  date: (written) => written,
  minutes: (minutes) => {
    const time = counted(minutes, { one: "دقيقة", two: "دقيقتان", few: "دقائق", many: "دقيقة", other: "دقيقة" });
    return `${time} للقراءة`;
  },
  loading: "جارٍ تحميل المقال...",
};
