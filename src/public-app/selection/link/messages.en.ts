export const m: typeof import("./messages.fr.ts").m = {
  inSelection: (quantity) => `${quantity} in my selection`,
  see: "See my selection",
  full: (max) => `${max} products at most: remove one from your selection to add another.`,
  unstored: "Your browser does not store your selection: it will be gone with this page.",
  link: (count) => (count === 1 ? "My selection, 1 product" : `My selection, ${count} products`),
};
