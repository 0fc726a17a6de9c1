import { LANGUAGE_BASE } from "#contracts/shared/language.ts";
import type { LanguageSettings } from "./language-settings.ts";

export const language: LanguageSettings = {
  code: "en",
  locale: "en-GB",
  openGraphLocale: "en_GB",
  base: LANGUAGE_BASE.en,
  contentLanguage: "fr",
};
