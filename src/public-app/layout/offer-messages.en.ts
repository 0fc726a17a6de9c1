export const m: typeof import("./offer-messages.fr.ts").m = {
  offer: "Cette page existe aussi en français.",
  acceptOffer: "Lire en français",
  declineOffer: "Rester en anglais",
};
