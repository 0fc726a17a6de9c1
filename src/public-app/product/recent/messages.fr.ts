/** The list of the products seen before. */
export const m = {
  title: "Vus récemment",
  forget: "Effacer",
  forgetAll: "Effacer les produits vus récemment",
};
