const price = new Intl.NumberFormat("fr", { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" });

/** Messages of several product pages. */
export const m = {
  isNew: "Nouveau",
  lifecycle: { active: "", end_of_life: "Fin de vie", discontinued: "Arrêté" },
  amount: (euros: number) => price.format(euros),
  onQuote: "Sur devis",
  priceFrom: (euros: number) => `À partir de ${price.format(euros)}`,
  learnMore: "Pour en savoir plus",
  loading: "Chargement du produit...",
  compare: "Comparer",
  compareChosen: "Comparer les produits cochés",
  addToSelection: "Ajouter à ma sélection",
  notAdded: "Le produit n’a pas pu être ajouté. Réessayez.",
  recentTitle: "Vus récemment",
  forgetRecent: "Effacer",
  forgetAllRecent: "Effacer les produits vus récemment",
};
