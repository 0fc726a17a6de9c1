export const m: typeof import("./messages.fr.ts").m = {
  description: (name, hours) =>
    `Light, climate, security: ${name} fits your home with quiet devices that work as one. Installed in under ${hours} hours.`,
  newProducts: "What’s new",
  allProducts: "All products",
  articles: "Our latest advice",
  allArticles: "All articles",
};
