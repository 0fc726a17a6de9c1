/** What chooses products to compare, on cards and product pages. */
export const m = { compare: "Comparer", compareChosen: "Comparer les produits cochés" };
