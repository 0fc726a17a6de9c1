export const plain: typeof import("./plain-words.fr.ts").plain = {
  busy: { title: "الموقع مزدحم جدًا", text: "تُعاد هذه الصفحة من تلقاء نفسها بعد ثوانٍ." },
  refused: { title: "لا يمكن عرض هذه الصفحة", text: () => "عنوانها لا يؤدي إلى شيء أو لا يُقرأ، أو رُفض الطلب." },
  home: "إلى الصفحة الرئيسية",
  failed: {
    title: "حدث خطأ غير متوقع",
    text: (reference) => `سُجّل الخطأ. أعد المحاولة بعد قليل؛ وإن عاد فاكتب إلينا مع هذا المرجع: ${reference}`,
  },
};
