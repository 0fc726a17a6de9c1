export const m = {
  description: (name: string) =>
    `Lumière, climat, sécurité\u202f: ${name} équipe votre maison d’objets discrets qui travaillent ensemble. Installation en moins de 4\u00a0heures.`,
  newProducts: "Les nouveautés",
  allProducts: "Tous les produits",
  introTitle: "Une maison qui s’occupe d’elle-même",
  intro:
    "Des lampes, des volets, une serrure, quelques capteurs. Pris un à un, ce sont des objets. Reliés, ils deviennent une maison qui s’éclaire, se chauffe et se ferme sans qu’on y pense.",
  introLink: "Découvrir ce qu’elle sait faire",
  features: "Tout ce qui compte, réuni",
  figures: "En quelques chiffres",
  homes: "maisons connectées",
  uptime: "de disponibilité",
  energySavings: "d’économies d’énergie",
  support: "une équipe qui répond",
  invitationTitle: "Voyez-la vivre avant de choisir",
  invitation: (city: string) =>
    `Une heure suffit\u202f: chez vous ou dans notre showroom de ${city}, nous vous montrons une maison qui travaille. Sans engagement.`,
  invitationPicture: "Le showroom au soir\u202f: trois niches éclairées dans un mur, un appareil dans chacune",
  articles: "Nos derniers conseils",
  allArticles: "Tous les articles",
};
