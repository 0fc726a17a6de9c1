/** The way into the selection and to it. It travels without the messages of the selection's page. */
export const m = {
  inSelection: (quantity: number) => `${quantity} dans ma sélection`,
  see: "Voir ma sélection",
  full: (max: number) => `${max} produits au plus\u202f: retirez-en un de votre sélection pour en ajouter un autre.`,
  unstored: "Votre navigateur n’enregistre pas votre sélection\u202f: elle disparaîtra avec cette page.",
  link: (count: number) => (count === 1 ? "Ma sélection, 1 produit" : `Ma sélection, ${count} produits`),
};
