/** The quick search. */
export const m = {
  title: "Rechercher sur le site",
  label: "Rechercher un produit, un article, une page",
  placeholder: "Produit, référence, conseil…",
  products: "Produits",
  articles: "Articles",
  questions: "Questions",
  pages: "Pages",
  results: "Résultats",
  close: "Fermer la recherche",
  allProducts: (total: number) => (total === 1 ? "Voir le produit dans le catalogue" : `Voir les ${total.toLocaleString("fr")} produits`),
  corrected: (typed: string, corrected: string) => `Aucun résultat pour «\u00a0${typed}\u00a0». Résultats pour «\u00a0${corrected}\u00a0».`,
  nothing: (typed: string) => `Rien ne correspond à «\u00a0${typed}\u00a0».`,
  nothingHint: "Essayez un autre mot, ou décrivez-nous ce que vous cherchez.",
  ask: "Nous écrire",
  found: (products: number, articles: number, questions: number, pages: number) =>
    [
      products > 0 && (products === 1 ? "1 produit" : `${products} produits`),
      articles > 0 && (articles === 1 ? "1 article" : `${articles} articles`),
      questions > 0 && (questions === 1 ? "1 question" : `${questions} questions`),
      pages > 0 && (pages === 1 ? "1 page" : `${pages} pages`),
    ]
      .filter(Boolean)
      .join(", "),
  failed: "La recherche n’a pas abouti.",
  keys: { move: "choisir", open: "ouvrir", close: "fermer" },
  enter: "Entrée",
  escape: "Échap",
  /** Words that lead to a page besides its name. */
  pageWords: {
    "/": "accueil maison",
    "/fonctionnalites": "éclairage climat sécurité automatisation technologies wifi bluetooth",
    "/produits": "catalogue boutique comparer",
    "/a-propos": "entreprise équipe histoire valeurs",
    "/blog": "blog articles conseils guide",
    "/contact": "adresse téléphone e-mail devis démonstration horaires showroom questions",
    "/mentions-legales": "éditeur hébergeur",
    "/conditions": "cgu utilisation",
    "/confidentialite": "données personnelles rgpd vie privée",
    "/cookies": "traceurs",
  },
};
