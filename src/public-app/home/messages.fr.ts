export const m = {
  description: (name: string, hours: number) =>
    `Lumière, climat, sécurité\u202f: ${name} équipe votre maison d’objets discrets qui travaillent ensemble. Installation en moins de ${hours}\u00a0heures.`,
  newProducts: "Les nouveautés",
  allProducts: "Tous les produits",
  articles: "Nos derniers conseils",
  allArticles: "Tous les articles",
};
