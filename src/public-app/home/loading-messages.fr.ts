export const m = { carousel: "Chargement du carrousel..." };
