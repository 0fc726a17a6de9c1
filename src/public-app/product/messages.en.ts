export const m: typeof import("./messages.fr.ts").m = {
  isNew: "New",
  learnMore: "Learn more",
  loading: "Loading the product...",
  compare: "Compare",
  compareChosen: "Compare the ticked products",
};
