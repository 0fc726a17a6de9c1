import { countOf } from "#admin-app/kit/layout/count-of.ts";

/** « 1 ligne », « 12 lignes ». */
export function countOfLines(count: number): string {
  return countOf(count, "ligne");
}

type Imported = { counts: { created: number; changed: number }; redirections: number };

/** « 12 produits créés, 3 modifiés, 12 redirections »; what there is none of is left out. */
export function importedMessage({ counts: { created, changed }, redirections }: Imported): string {
  const made = created > 0 ? [countOf(created, "produit créé", "produits créés")] : [];
  const changedOne = created > 0 ? "modifié" : "produit modifié";
  const edited = changed > 0 ? [countOf(changed, changedOne, created > 0 ? "modifiés" : "produits modifiés")] : [];
  const moved = redirections > 0 ? [countOf(redirections, "redirection")] : [];
  return [...made, ...edited, ...moved].join(", ") || "Aucun produit n’a changé";
}
