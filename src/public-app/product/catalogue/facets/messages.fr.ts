import { INSTALLATION_FACET, NEW_FACET, PRICE_FACET } from "#contracts/product/catalogue-filter.ts";

/** What the facets of the catalogue say. */
export const m = {
  categories: "Catégories",
  all: "Tous",
  noCategory: "Autres",
  /** The facets that every category has. */
  names: { [PRICE_FACET]: "Prix", [NEW_FACET]: "Nouveautés", [INSTALLATION_FACET]: "Mon installation" } as Record<string, string>, // asked by any facet's name
  hints: { [INSTALLATION_FACET]: "Cochez ce que vous avez déjà\u202f: il reste ce qui fonctionne avec." } as Record<string, string>, // likewise
  priceUnit: "€",
  onlyNew: "Nouveautés seulement",
  yes: "Oui",
  no: "Non",
  from: "de",
  to: "à",
  least: (name: string) => `${name}, de`,
  most: (name: string) => `${name}, à`,
  between: (least: string, most: string, unit: string) => `de ${least} à ${most}${unit}`,
  atLeast: (least: string, unit: string) => `à partir de ${least}${unit}`,
  atMost: (most: string, unit: string) => `jusqu’à ${most}${unit}`,
  active: "Filtres actifs",
  chosen: (name: string, value: string) => `${name}\u202f: ${value}`,
  remove: "Retirer le filtre",
  show: "Voir les produits",
};
