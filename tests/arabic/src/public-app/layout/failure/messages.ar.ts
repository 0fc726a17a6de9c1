export const m: typeof import("./messages.fr.ts").m = {
  title: "تعذر عرض هذه الصفحة",
  head: "عطل",
  text: "عطل يمنعنا من تحميلها. أما بيتك فبخير.",
  contact: "اكتب إلينا",
};
