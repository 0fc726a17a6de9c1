import { counted } from "#public-app/language/arabic-count.ts";

export const m: typeof import("./messages.fr.ts").m = {
  title: "نصائح",
  lead: "أدلة وتوفير للطاقة وأمان: نصائحنا لبيت ذكي سهل العيش.",
  headTitle: "نصائح للمنزل الذكي",
  headCategory: (category, title) => `${category}: ${title}`,
  headPage: (title, page) => `${title}، الصفحة ${page}`,
  categories: "الفئات",
  allArticles: "جميع المقالات",
  articles: "المقالات",
  count: (total) =>
    total === 0 ? "لا توجد مقالات" : counted(total, { one: "مقال واحد", two: "مقالان", few: "مقالات", many: "مقالًا", other: "مقال" }),
  featured: "مقال مختار",
  loading: "جارٍ تحميل المقالات...",
  failure: "تعذر عرض المقالات",
  empty: "لا توجد مقالات بعد",
  emptyText: "الأول قيد الكتابة. وحتى ذلك الحين اطرح علينا أسئلتك.",
  emptyCategory: "لا توجد مقالات في هذه الفئة",
  emptyCategoryText: "قد تجد في غيرها ما تبحث عنه.",
  pages: "صفحات المدونة",
  closingTitle: "سؤال عن بيتك؟",
  closingText: "صف لنا مشروعك. يرد عليك أحد أعضاء الفريق خلال 24 ساعة.",
  contact: "اكتب إلينا",
};
