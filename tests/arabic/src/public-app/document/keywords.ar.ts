export const KEYWORDS: typeof import("./keywords.fr.ts").KEYWORDS = ["المنزل الذكي", "أتمتة المنازل", "الإضاءة الذكية", "التدفئة", "الأمان"];
