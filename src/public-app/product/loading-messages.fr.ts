export const m = { loading: "Chargement du produit..." };
