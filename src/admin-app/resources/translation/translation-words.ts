import type { Language } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import type { FieldState, TranslationState } from "#contracts/translation/translation.ts";

/** The labels of a translation's parts, where the history and the activity name them. */
export const TRANSLATION_LABELS = { fields: "Textes", slug: "Slug", is_published: "Publiée" };

export const STATE_LABELS: Record<TranslationState, string> = {
  missing: "À traduire",
  outdated: "À revoir",
  draft: "Brouillon",
  published: "Publiée",
};

export const STATE_COLORS: Record<TranslationState, string> = { missing: "gray", outdated: "amber", draft: "gray", published: "teal" };

/** The state of a field in words; nothing beside one that is done. */
export const FIELD_STATE_LABELS: Record<FieldState, string | undefined> = { missing: "À traduire", outdated: "À revoir", done: undefined };

/** « en anglais », as a label ends. */
export function intoLanguage(language: Language): string {
  return `en ${LANGUAGE_IN_FRENCH[language].toLowerCase()}`;
}
