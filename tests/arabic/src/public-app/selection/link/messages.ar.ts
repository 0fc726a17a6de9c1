import { counted, PRODUCTS } from "#public-app/language/arabic-count.ts";

export const m: typeof import("./messages.fr.ts").m = {
  inSelection: (quantity) => `${quantity} في اختياراتي`,
  see: "عرض اختياراتي",
  full: (max) => `${max} منتجًا على الأكثر: أزل واحدًا من اختياراتك لتضيف غيره.`,
  unstored: "متصفحك لا يحفظ اختياراتك: ستختفي مع هذه الصفحة.",
  link: (count) => `اختياراتي، ${counted(count, PRODUCTS)}`,
};
