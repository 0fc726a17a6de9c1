export const m: typeof import("./own-selection-messages.fr.ts").m = {
  change: "تعديل الاختيارات",
  missing: (titles) => `لم تعد في الكتالوج، ولن تُرسل: ${titles}.`,
};
