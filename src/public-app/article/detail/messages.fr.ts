export const m = {
  blog: "Conseils",
  by: (author: string) => `Par ${author}`,
  updated: "Mis à jour le",
  contents: "Sommaire",
  related: "À lire ensuite",
  preview: { unpublished: "Aperçu – cet article n’est pas publié", unsaved: "Aperçu – ce que montre cette page n’est pas enregistré" },
  scheduled: (date: string) => `Il paraîtra le ${date}.`,
  closingTitle: "Et chez vous\u202f?",
  closingText: "Dites-nous ce que votre maison devrait savoir faire. Nous vous répondons sous 24\u00a0heures.",
  contact: "Nous écrire",
};
