import { LANGUAGE_BASE } from "#contracts/shared/language.ts";
import type { LanguageSettings } from "./language-settings.ts";

export const language: LanguageSettings = {
  code: "fr",
  locale: "fr-FR",
  openGraphLocale: "fr_FR",
  base: LANGUAGE_BASE.fr,
  contentLanguage: undefined,
};
