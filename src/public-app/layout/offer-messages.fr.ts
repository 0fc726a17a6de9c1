/** Offers the other language, in its own words, to a visitor who chose it before. It travels without what every page says. */
export const m = {
  offer: "This page is also available in English.",
  acceptOffer: "Read in English",
  declineOffer: "Stay in French",
};
