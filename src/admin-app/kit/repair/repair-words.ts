import type { Repair, RepairKind } from "#contracts/repair/repair.ts";

/** Names of the kinds, and what visitors notice of each. */
export const REPAIR_WORDS: Record<RepairKind, { title: string; hint: string; one: string }> = {
  broken_link: {
    title: "Liens cassés",
    hint: "Ces liens mènent à une page de ce site qui n’existe pas.",
    one: "Lien cassé",
  },
  missing_file: { title: "Fichiers introuvables", hint: "Ces images et documents ne sont plus sur le site.", one: "Fichier introuvable" },
  broken_external_link: {
    title: "Liens externes cassés",
    hint: "Ces sites ne répondent plus, ou disent que la page n’existe pas. Chaque lien est vérifié une fois par semaine.",
    one: "Lien externe cassé",
  },
  missing_picture: { title: "Sans image", hint: "Ces fiches visibles n’ont pas d’image.", one: "Image manquante" },
  missing_alt_text: {
    title: "Images sans texte alternatif",
    hint: "Qui ne voit pas ces images n’en apprend que le titre de la fiche, ou rien.",
    one: "Texte alternatif manquant",
  },
  template_text: {
    title: "Textes de modèles",
    hint: "Ces pages ont encore une phrase du modèle dont elles sont parties.",
    one: "Texte du modèle encore en place",
  },
  no_category: {
    title: "Produits sans catégorie",
    hint: "Les visiteurs les trouvent sous «\u202fAutres\u202f».",
    one: "Catégorie manquante",
  },
  no_document: {
    title: "Produits sans document",
    hint: "Aucun document à télécharger sur leur page.",
    one: "Document manquant",
  },
  heavy_page: {
    title: "Pages lourdes",
    hint: "Leurs images mettent longtemps à venir sur un téléphone.",
    one: "Page lourde",
  },
  long_metadata: {
    title: "Titres et descriptions SEO trop longs",
    hint: "Les moteurs de recherche les coupent.",
    one: "Trop long pour les moteurs de recherche",
  },
  missing_translation: {
    title: "Traductions à faire",
    hint: "Ces fiches s’affichent en français sur les pages d’une autre langue.",
    one: "Traduction manquante",
  },
  outdated_translation: { title: "Traductions à revoir", hint: "Le français a changé depuis la traduction.", one: "Traduction à revoir" },
};

/** A field as the form labels it, of a part the field that holds it; empty where the whole record is meant. */
export function formatField({ kind, field }: Pick<Repair, "kind" | "field">, labels: Record<string, string>): string {
  return kind.endsWith("_translation") || field === "fields" ? "" : (labels[field.split(".")[0] ?? ""] ?? field);
}
