import { type CatalogueSort, type CatalogueView, INSTALLATION_FACET, NEW_FACET, PRICE_FACET } from "#contracts/product/catalogue-filter.ts";

const sorts: Record<CatalogueSort, string> = {
  name: "Nom",
  reference: "Référence",
  new: "Nouveautés",
  featured: "Mis en avant",
};
const views: Record<CatalogueView, string> = { grid: "Grille", list: "Liste" };

/** Source of what must stand to the letter: CAT-1, CAT-4. */
export const m = {
  title: "Nos produits",
  crossedEnds: "Le minimum dépasse le maximum\u202f: ajustez l’un des deux.",
  lead: "Des objets discrets, faits pour durer, qui travaillent ensemble. Commencez par un seul, ajoutez les autres quand vous voulez.",
  headTitle: "Produits pour la maison connectée",
  headSearch: (words: string) => `«\u00a0${words}\u00a0»`,
  headPage: (title: string, page: number) => `${title}, page ${page}`,
  description:
    "Écrans, capteurs, éclairage, sécurité, automatisation\u202f: tous les objets de votre maison connectée, leurs fiches techniques et leurs usages.",
  descriptionOf: (category: string, description: string) => `${category}\u202f: ${description}`,
  searchLabel: "Rechercher un produit",
  searchPlaceholder: "Rechercher un produit...",
  filters: "Filtres",
  closeFilters: "Fermer les filtres",
  /** Leads from the filters to the products; without a number where it is not known. */
  showFound: (total: number | undefined) =>
    total === undefined ? "Voir les produits" : total > 1 ? `Voir ${total.toLocaleString("fr")} produits` : `Voir ${total} produit`,
  category: "Catégorie",
  allCategories: "Toutes les catégories",
  noCategory: "Autres",
  sortBy: "Trier par",
  sorts,
  /** Name of the order by name while words are searched for. */
  sortByFit: "Pertinence, puis nom",
  view: "Affichage",
  views,
  apply: "Appliquer",
  clear: "Effacer les filtres",
  results: "Résultats",
  count: (total: number) => (total === 0 ? "Aucun résultat" : total === 1 ? "1 produit" : `${total.toLocaleString("fr")} produits`),
  corrected: (typed: string, corrected: string) => `Aucun résultat pour «\u00a0${typed}\u00a0». Résultats pour «\u00a0${corrected}\u00a0».`,
  loading: "Chargement des produits...",
  failure: "Erreur lors du chargement des produits",
  empty: "Aucun produit trouvé",
  emptyNarrowed: "Essayez de modifier vos critères de recherche.",
  emptyCatalogue: "Aucun produit disponible pour le moment.",
  pages: "Pages du catalogue",
  closingTitle: "Vous hésitez encore\u202f?",
  closingText: "Décrivez-nous votre maison. Nous vous proposons une installation à sa mesure, sous 24\u00a0heures.",
  categories: "Catégories",
  all: "Tous",
  /** The facets that every category has. */
  // asked by any facet's name
  names: { [PRICE_FACET]: "Prix", [NEW_FACET]: "Nouveautés", [INSTALLATION_FACET]: "Mon installation" } as Record<string, string>,
  // likewise
  hints: { [INSTALLATION_FACET]: "Cochez ce que vous avez déjà\u202f: il reste ce qui fonctionne avec." } as Record<string, string>,
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
