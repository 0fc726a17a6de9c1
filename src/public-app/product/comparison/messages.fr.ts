const AND = new Intl.ListFormat("fr");

/** Products side by side. */
export const m = {
  title: "Comparer des produits",
  headTitle: (titles: string[]) => `Comparer ${AND.format(titles)}`,
  description: "Deux à quatre produits côte à côte\u202f: ce qui les distingue d’abord, ce qu’ils partagent ensuite.",
  lead: "Ce qui les distingue d’abord, ce qu’ils partagent ensuite.",
  photos: "Photos",
  facts: "Caractéristique",
  table: "Comparaison des produits",
  category: "Catégorie",
  price: "Prix",
  compatibility: "Compatibilité",
  benefits: "Points forts",
  nothingDifferent: "Ces produits ne diffèrent sur aucun point de leur fiche.",
  same: (count: number) => (count === 1 ? "1 caractéristique identique" : `${count} caractéristiques identiques`),
  differencesOnly: "Différences seulement",
  allFacts: "Toutes les caractéristiques",
  severalCategories: "Ces produits ne sont pas de la même catégorie\u202f: peu de leurs caractéristiques se comparent.",
  compareOnly: (titles: string[]) => `Comparer seulement ${AND.format(titles)}`,
  unknown: "Non précisé",
  remove: "Retirer",
  tooMany: (max: number) => `${max} produits au plus\u202f: les premiers de la liste sont comparés.`,
  tooFew: "Choisissez au moins deux produits à comparer.",
  tooFewHint: "Dans le catalogue, cochez «\u202fComparer\u202f» sous les produits qui vous intéressent.",
  toCatalogue: "Parcourir les produits",
  add: "Choisir un autre produit",
};
