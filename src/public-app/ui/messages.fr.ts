/** Words that several pages share. */
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
  /** Fewer than two are singular in French. */
  charactersLeft: (count: number) => `Encore ${count.toLocaleString("fr")} caractère${count < 2 ? "" : "s"}.`,
  atMost: (max: number) => `${max.toLocaleString("fr")} caractères au maximum`,
  tooMany: (excess: number) => `${excess.toLocaleString("fr")} de trop`,
  page: (number: number) => `Page ${number}`,
  previousPage: "Précédente",
  nextPage: "Suivante",
};
