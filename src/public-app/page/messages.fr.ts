/** Messages of the pages that administrators make. */
export const m = {
  preview: { unpublished: "Aperçu – cette page n’est pas publiée", unsaved: "Aperçu – ce que montre cette page n’est pas enregistré" },
  figures: "En chiffres",
};
