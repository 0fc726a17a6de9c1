import { counted, PRODUCTS } from "#public-app/language/arabic-count.ts";

export const m: typeof import("./messages.fr.ts").m = {
  title: "البحث في الموقع",
  label: "ابحث عن منتج أو مقال أو صفحة",
  placeholder: "منتج، مرجع، نصيحة…",
  products: "المنتجات",
  articles: "المقالات",
  questions: "الأسئلة",
  pages: "الصفحات",
  results: "النتائج",
  close: "إغلاق البحث",
  allProducts: (total) => (total === 1 ? "شاهد المنتج في الكتالوج" : `شاهد جميع المنتجات (${total})`),
  corrected: (typed, corrected) => `لا نتائج لـ «${typed}». نتائج «${corrected}».`,
  nothing: (typed) => `لا شيء يطابق «${typed}».`,
  nothingHint: "جرب كلمة أخرى، أو صف لنا ما تبحث عنه.",
  ask: "اكتب إلينا",
  found: (products, articles, questions, pages) =>
    [
      products > 0 && counted(products, PRODUCTS),
      articles > 0 && counted(articles, { one: "مقال واحد", two: "مقالان", few: "مقالات", many: "مقالًا", other: "مقال" }),
      questions > 0 && counted(questions, { one: "سؤال واحد", two: "سؤالان", few: "أسئلة", many: "سؤالًا", other: "سؤال" }),
      pages > 0 && counted(pages, { one: "صفحة واحدة", two: "صفحتان", few: "صفحات", many: "صفحة", other: "صفحة" }),
    ]
      .filter(Boolean)
      .join("، "),
  failed: "لم يكتمل البحث.",
  keys: { move: "اختيار", open: "فتح", close: "إغلاق" },
  enter: "Enter",
  escape: "Esc",
  pageWords: {
    "/": "الرئيسية البيت استقبال",
    "/fonctionnalites": "مزايا إضاءة مناخ أمان أتمتة تقنيات wifi bluetooth",
    "/produits": "كتالوج متجر مقارنة منتجات",
    "/a-propos": "شركة فريق تاريخ قيم",
    "/blog": "مقالات نصائح دليل",
    "/contact": "عنوان هاتف بريد عرض أسعار تجريبي أوقات صالة أسئلة",
    "/mentions-legales": "ناشر مستضيف",
    "/conditions": "شروط استخدام",
    "/confidentialite": "بيانات شخصية خصوصية rgpd",
    "/cookies": "ملفات ارتباط كوكيز",
  },
};
