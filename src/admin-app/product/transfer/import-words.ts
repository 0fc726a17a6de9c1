const COUNT = new Intl.NumberFormat("fr");

/** « 1 ligne », « 12 lignes ». */
export function countOfLines(count: number): string {
  return `${COUNT.format(count)} ligne${count > 1 ? "s" : ""}`;
}

/** « 12 produits créés, 3 modifiés »; what there is none of is left out. */
export function importedMessage({ created, changed }: { created: number; changed: number }): string {
  const plural = (count: number) => (count > 1 ? "s" : "");
  const made = created > 0 ? [`${COUNT.format(created)} produit${plural(created)} créé${plural(created)}`] : [];
  const noun = created > 0 ? "" : ` produit${plural(changed)}`;
  const edited = changed > 0 ? [`${COUNT.format(changed)}${noun} modifié${plural(changed)}`] : [];
  return [...made, ...edited].join(", ") || "Aucun produit n’a changé";
}
