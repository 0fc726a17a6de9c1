export const m = {
  closingTitle: "Vous hésitez encore\u202f?",
  closingText: "Décrivez-nous votre maison. Nous vous proposons une installation à sa mesure, sous 24 heures.",
};
