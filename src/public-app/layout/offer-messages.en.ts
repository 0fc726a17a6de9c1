export const m: typeof import("./offer-messages.fr.ts").m = {
  offer: "This page is also available in English.",
  acceptOffer: "Read in English",
  declineOffer: "Stay on this page",
};
