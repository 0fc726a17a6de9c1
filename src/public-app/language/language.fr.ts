import { LANGUAGE_BASE } from "#contracts/shared/language.ts";
import type { LanguageFacts } from "./language-facts.ts";

export const language: LanguageFacts = {
  code: "fr",
  locale: "fr-FR",
  openGraphLocale: "fr_FR",
  base: LANGUAGE_BASE.fr,
  contentLanguage: undefined,
};
