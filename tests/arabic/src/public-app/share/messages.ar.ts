export const m: typeof import("./messages.fr.ts").m = {
  title: "مشاركة",
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط",
  copyFailed: "تعذر نسخ الرابط. يمكنك نسخه من شريط العنوان.",
  sheet: "مشاركة…",
  mail: "البريد الإلكتروني",
};
