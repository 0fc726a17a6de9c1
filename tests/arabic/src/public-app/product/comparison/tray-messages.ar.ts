import { counted, PRODUCTS } from "#public-app/language/arabic-count.ts";

export const m: typeof import("./tray-messages.fr.ts").m = {
  tray: "منتجات للمقارنة",
  chosen: (count) => `${counted(count, PRODUCTS)} للمقارنة`,
  compare: (count) => `قارن (${count})`,
  oneMore: "اختر منتجًا ثانيًا.",
  clear: "إزالة الكل",
  cleared: "لم يبقَ منتج للمقارنة.",
  added: (count) => `المنتجات المضافة إلى اختيارك: ${count}.`,
  remove: (title) => `إزالة ${title}`,
  refused: (max) => `${max} منتجات على الأكثر: أزل واحدًا لتختار غيره.`,
  selection: "الاختيارات",
  select: (count) => `الاختيارات: أضف ${count === 1 ? "هذا المنتج" : `هذه المنتجات (${count})`}`,
  selected: "الاختيارات: كلها فيها، اعرضها",
  selectionIsFull: (max) => `تحتوي اختياراتك على ${max} منتجًا: أزل واحدًا لتضيف غيره.`,
};
