import { counted } from "#public-app/language/arabic-count.ts";

const AND = new Intl.ListFormat("ar");

export const m: typeof import("./messages.fr.ts").m = {
  title: "مقارنة المنتجات",
  headTitle: (titles) => `مقارنة ${AND.format(titles)}`,
  description: "من منتجين إلى أربعة منتجات جنبًا إلى جنب: ما يميزها أولًا، ثم ما تشترك فيه.",
  lead: "ما يميزها أولًا، ثم ما تشترك فيه.",
  photos: "الصور",
  facts: "الخاصية",
  table: "مقارنة المنتجات",
  category: "الفئة",
  sale: "التوفّر",
  sold: "ضمن الكتالوج",
  price: "السعر",
  compatibility: "التوافق",
  benefits: "نقاط القوة",
  nothingDifferent: "لا تختلف هذه المنتجات في أي نقطة من بطاقاتها.",
  same: (count) =>
    counted(count, {
      one: "خاصية واحدة متطابقة",
      two: "خاصيتان متطابقتان",
      few: "خصائص متطابقة",
      many: "خاصية متطابقة",
      other: "خاصية متطابقة",
    }),
  differencesOnly: "الاختلافات فقط",
  allFacts: "جميع الخصائص",
  severalCategories: "هذه المنتجات ليست من فئة واحدة: قليل من خصائصها يقبل المقارنة.",
  compareOnly: (titles) => `قارن ${AND.format(titles)} فقط`,
  unknown: "غير محدد",
  remove: "إزالة",
  removed: (title) => `أُزيل ${title} من المقارنة.`,
  tooMany: (max) => `${max} منتجات على الأكثر: تُقارن الأولى من القائمة.`,
  tooFew: "اختر منتجين على الأقل للمقارنة.",
  tooFewHint: "في الكتالوج، ضع علامة على «قارن» تحت المنتجات التي تهمك.",
  toCatalogue: "تصفح المنتجات",
  add: "اختر منتجًا آخر",
};
