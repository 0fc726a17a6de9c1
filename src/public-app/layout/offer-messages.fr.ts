/** Offers French, in its own words, to a visitor who chose it before and reads another language. */
export const m = {
  offer: "Cette page existe aussi en français.",
  acceptOffer: "Lire en français",
  declineOffer: "Rester sur cette page",
};
