import { countOf } from "#admin-app/kit/layout/count-of.ts";

/** « 1 ligne », « 12 lignes ». */
export function countOfLines(count: number): string {
  return countOf(count, "ligne");
}

/** « 12 produits créés, 3 modifiés »; what there is none of is left out. */
export function importedMessage({ created, changed }: { created: number; changed: number }): string {
  const made = created > 0 ? [countOf(created, "produit créé", "produits créés")] : [];
  const changedOne = created > 0 ? "modifié" : "produit modifié";
  const edited = changed > 0 ? [countOf(changed, changedOne, created > 0 ? "modifiés" : "produits modifiés")] : [];
  return [...made, ...edited].join(", ") || "Aucun produit n’a changé";
}
