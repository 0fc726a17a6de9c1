/** The tray of products to compare. It travels without the messages of the comparison's page. */
export const m = {
  tray: "Produits à comparer",
  chosen: (count: number) => (count === 1 ? "1 produit à comparer" : `${count} produits à comparer`),
  compare: (count: number) => `Comparer (${count})`,
  oneMore: "Choisissez un deuxième produit.",
  clear: "Tout retirer",
  cleared: "Plus aucun produit à comparer.",
  added: (count: number) => (count === 1 ? "1 produit ajouté à votre sélection." : `${count} produits ajoutés à votre sélection.`),
  remove: (title: string) => `Retirer ${title}`,
  refused: (max: number) => `${max} produits au plus\u202f: retirez-en un pour en choisir un autre.`,
  selection: "Sélection",
  select: (count: number) => (count === 1 ? "Sélection\u202f: ajouter ce produit" : `Sélection\u202f: ajouter ces ${count} produits`),
  selected: "Sélection\u202f: tout est ajouté, voir la sélection",
  selectionIsFull: (max: number) => `Votre sélection contient déjà ${max} produits\u202f: retirez-en un pour en ajouter un autre.`,
};
