import { INSTALLATION_FACET, NEW_FACET, PRICE_FACET } from "#contracts/product/catalogue-filter.ts";

export const m: typeof import("./messages.fr.ts").m = {
  categories: "Categories",
  all: "All",
  noCategory: "Other",
  names: { [PRICE_FACET]: "Price", [NEW_FACET]: "New products", [INSTALLATION_FACET]: "My installation" },
  hints: { [INSTALLATION_FACET]: "Tick what you already have: what works with it stays." },
  priceUnit: "€",
  onlyNew: "New products only",
  yes: "Yes",
  no: "No",
  from: "from",
  to: "to",
  least: (name) => `${name}, from`,
  most: (name) => `${name}, to`,
  between: (least, most, unit) => `${least} to ${most}${unit}`,
  atLeast: (least, unit) => `from ${least}${unit}`,
  atMost: (most, unit) => `up to ${most}${unit}`,
  active: "Active filters",
  chosen: (name, value) => `${name}: ${value}`,
  remove: "Remove the filter",
  show: "Show the products",
};
