export const m: typeof import("./messages.fr.ts").m = {
  description: (name) => `إضاءة ومناخ وأمان: تجهز ${name} بيتك بأجهزة هادئة تعمل معًا. التركيب في أقل من 4 ساعات.`,
  newProducts: "الجديد",
  allProducts: "جميع المنتجات",
};
