export const m: typeof import("./messages.fr.ts").m = {
  blog: "نصائح",
  by: (author) => `بقلم ${author}`,
  updated: "حُدّث في",
  contents: "المحتويات",
  related: "للقراءة بعد ذلك",
  preview: { unpublished: "معاينة – هذا المقال غير منشور", unsaved: "معاينة – ما تعرضه هذه الصفحة غير محفوظ" },
  scheduled: (date) => `سينشر في ${date}.`,
  closingTitle: "وماذا عن بيتك؟",
  closingText: "قل لنا ما ينبغي لبيتك أن يعرف فعله. نرد عليك خلال 24 ساعة.",
  contact: "اكتب إلينا",
};
