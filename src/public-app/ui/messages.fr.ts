/** Words that several rooms share. */
export const m = {
  home: "Accueil",
  products: "Produits",
  breadcrumbs: "Fil d’Ariane",
  newTab: "(nouvel onglet)",
  close: "Fermer",
  retry: "Réessayer",
  unknownFailure: "Erreur inconnue",
  bookDemo: "Demander une démo",
  askForQuote: "Demander un devis",
  seeFeatures: "Voir les fonctionnalités",
  page: (number: number) => `Page ${number}`,
  previousPage: "Précédente",
  nextPage: "Suivante",
};
