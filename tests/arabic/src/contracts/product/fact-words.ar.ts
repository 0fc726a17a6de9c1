const DAY = new Intl.DateTimeFormat("ar-TN", { dateStyle: "long", timeZone: "UTC" });

export const factWords: typeof import("./fact-words.fr.ts").factWords = {
  compatibility: "التوافق",
  requires: "يتطلب",
  replacedBy: "حلّ محله",
  compliance: "السلامة والمطابقة",
  manufacturer: "الصانع",
  responsible: "الشخص المسؤول في الاتحاد الأوروبي",
  warnings: "تحذيرات السلامة",
  dataNotice: "البيانات التي ينتجها الجهاز",
  securityUpdates: "تحديثات الأمان",
  until: (day) => `مضمونة إلى غاية ${DAY.format(new Date(day))}`,
};
