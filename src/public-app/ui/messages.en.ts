export const m: typeof import("./messages.fr.ts").m = {
  home: "Home",
  products: "Products",
  trail: "Breadcrumbs",
  newTab: "(new tab)",
  close: "Close",
  retry: "Try again",
  bookDemo: "Request a demo",
  askForQuote: "Request a quote",
  seeFeatures: "See the features",
  page: (number) => `Page ${number}`,
  previousPage: "Previous",
  nextPage: "Next",
};
