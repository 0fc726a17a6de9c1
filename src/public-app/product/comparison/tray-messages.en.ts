export const m: typeof import("./tray-messages.fr.ts").m = {
  tray: "Products to compare",
  chosen: (count) => (count === 1 ? "1 product to compare" : `${count} products to compare`),
  compare: (count) => `Compare (${count})`,
  oneMore: "Choose a second product.",
  clear: "Remove all",
  remove: (title) => `Remove ${title}`,
  refused: (max) => `${max} products at most: remove one to choose another.`,
  selection: "Selection",
  select: (count) => (count === 1 ? "Selection: add this product" : `Selection: add these ${count} products`),
  selected: "Selection: all are in it, view it",
  selectionIsFull: (max) => `Your selection already holds ${max} products: remove one to add another.`,
};
