/** What several rooms of the products say. */
export const m = {
  isNew: "Nouveau",
  learnMore: "Pour en savoir plus",
  loading: "Chargement du produit...",
  compare: "Comparer",
  compareChosen: "Comparer les produits cochés",
};
