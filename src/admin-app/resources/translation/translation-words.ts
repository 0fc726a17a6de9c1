import type { Language } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
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

/** Feminine nouns that the labels of translated fields begin with. */
const FEMININE = /^(?:compatibilité|description)(?= |$)/;

/** « la description courte », « les bénéfices », « l’extrait ». */
function withArticle(label: string): string {
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  if (/^\S+s(?= |$)/.test(name)) return `les ${name}`;
  if (/^[aeiouéè]/.test(name)) return `l’${name}`;
  return `${FEMININE.test(name) ? "la" : "le"} ${name}`;
}

/** Most fields that are named as missing. */
const NAMED_MAX = 4;

/** Says that a translation is a draft, and which fields it lacks. */
export function describeGaps(lacking: { label: string }[]): string {
  const names = lacking.slice(0, NAMED_MAX).map(({ label }) => withArticle(label));
  const more = lacking.length - names.length;
  return `Gardée en brouillon\u202f: il manque ${names.join(", ")}${more > 0 ? ` et ${countOf(more, "autre")}` : ""}`;
}

/** « en anglais », as a label ends. */
export function intoLanguage(language: Language): string {
  return `en ${LANGUAGE_IN_FRENCH[language].toLowerCase()}`;
}
