const price = new Intl.NumberFormat("ar-TN", { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" });

export const m: typeof import("./messages.fr.ts").m = {
  isNew: "جديد",
  lifecycle: { active: "", end_of_life: "نهاية الإنتاج", discontinued: "متوقف" },
  amount: (euros) => price.format(euros),
  priceFrom: (euros) => `ابتداءً من ${price.format(euros)}`,
  learnMore: "اعرف المزيد",
  loading: "جارٍ تحميل المنتج...",
  compare: "قارن",
  compareChosen: "قارن المنتجات المختارة",
  addToSelection: "أضف إلى اختياراتي",
  notAdded: "تعذرت إضافة المنتج. أعد المحاولة.",
};
