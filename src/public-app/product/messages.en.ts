const price = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" });

export const m: typeof import("./messages.fr.ts").m = {
  isNew: "New",
  lifecycle: { active: "", end_of_life: "End of life", discontinued: "Discontinued" },
  amount: (euros) => price.format(euros),
  onQuote: "Price on request",
  priceFrom: (euros) => `From ${price.format(euros)}`,
  learnMore: "Learn more",
  loading: "Loading the product...",
  compare: "Compare",
  compareChosen: "Compare selected products",
  addToSelection: "Add to my selection",
  notAdded: "The product could not be added. Try again.",
  recentTitle: "Recently viewed",
  forgetRecent: "Clear",
  forgetAllRecent: "Clear recently viewed products",
};
