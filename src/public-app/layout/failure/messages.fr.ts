export const m = {
  title: "Cette page ne s’affiche pas",
  head: "Incident",
  text: "Un incident nous empêche de la charger. Votre maison, elle, va bien.",
  contact: "Nous écrire",
};
