export const m: typeof import("./offer-messages.fr.ts").m = {
  offer: "هذه الصفحة متاحة بالعربية أيضًا.",
  acceptOffer: "اقرأ بالعربية",
  declineOffer: "ابق في هذه الصفحة",
};
