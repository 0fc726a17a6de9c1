export const m = {
  description: (name: string) =>
    `Lumière, climat, sécurité\u202f: ${name} équipe votre maison d’objets discrets qui travaillent ensemble. Installation en moins de 4\u00a0heures.`,
  newProducts: "Les nouveautés",
  allProducts: "Tous les produits",
  articles: "Nos derniers conseils",
  allArticles: "Tous les articles",
};
