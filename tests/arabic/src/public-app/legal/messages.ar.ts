export const m: typeof import("./messages.fr.ts").m = {
  contents: "المحتويات",
  since: "سارية منذ",
  example: (name) => `${name} شركة خيالية. عنوانها وأرقامها والأشخاص المذكورون هنا أمثلة، تُستبدل ببيانات الشركة التي تستغل الموقع.`,
};
