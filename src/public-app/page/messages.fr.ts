/** Messages of the pages that administrators change. */
export const m = {
  contents: "Sommaire",
  since: "En vigueur depuis le",
  example: (name: string) =>
    `${name} est une société imaginaire. Son adresse, ses numéros et les personnes nommées ici sont des exemples, à remplacer par ceux de la société qui exploite le site.`,
  preview: { unpublished: "Aperçu – cette page n’est pas publiée", unsaved: "Aperçu – ce que montre cette page n’est pas enregistré" },
  figures: "En chiffres",
  stars: (count: number) => (count === 1 ? "1 étoile sur 5" : `${count} étoiles sur 5`),
};
