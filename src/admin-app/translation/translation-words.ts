import type { Language } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-in-french.ts";
import type { FieldState, TranslationState } from "#contracts/translation/translation.ts";

/** What the records that are translated are called. */
export const NOUN_LABELS: Record<string, { one: string; many: string }> = {
  product: { one: "Produit", many: "Produits" },
  category: { one: "Catégorie", many: "Catégories" },
  slide: { one: "Slide", many: "Slides" },
  article: { one: "Article", many: "Articles" },
  feature: { one: "Fonctionnalité", many: "Fonctionnalités" },
};

export function isTranslatedNoun(noun: string): boolean {
  return Object.hasOwn(NOUN_LABELS, noun);
}

/** What the parts of a translation are called, where the history and the activity name them. */
export const TRANSLATION_LABELS = { fields: "Textes", slug: "Slug", is_published: "Publiée" };

export const STATE_LABELS: Record<TranslationState, string> = {
  missing: "À traduire",
  outdated: "À revoir",
  draft: "Brouillon",
  published: "Publiée",
};

export const STATE_COLORS: Record<TranslationState, string> = { missing: "gray", outdated: "amber", draft: "gray", published: "teal" };

/** What is said beside a field; nothing beside one that is done. */
export const FIELD_STATE_LABELS: Record<FieldState, string | undefined> = { missing: "À traduire", outdated: "À revoir", done: undefined };

const FIELDS: Record<string, string> = {
  title: "Titre",
  name: "Nom",
  subtitle: "Sous-titre",
  cta_text: "Texte du bouton",
  alt_text: "Texte alternatif",
  description: "Description",
  short_description: "Description courte",
  long_description: "Description longue",
  benefits: "Bénéfices",
  specifications: "Spécifications",
  compatibility: "Compatibilité",
  downloads: "Téléchargements",
  images: "Images",
  safety_warnings: "Avertissements de sécurité",
  data_notice: "Données produites",
  excerpt: "Extrait",
  content: "Contenu",
  subcategories: "Sous-catégories",
  meta_title: "Titre SEO",
  meta_description: "Description SEO",
  value: "Valeur",
  unit: "Unité",
};

/** What a translated field, or a column of its rows, is called. */
export function fieldLabel(name: string): string {
  return FIELDS[name] ?? name;
}

/** « en anglais », as a label ends. */
export function intoLanguage(language: Language): string {
  return `en ${LANGUAGE_IN_FRENCH[language].toLowerCase()}`;
}
