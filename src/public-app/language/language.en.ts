import { LANGUAGE_BASE } from "#contracts/shared/language.ts";
import type { LanguageFacts } from "./language-facts.ts";

export const language: LanguageFacts = {
  code: "en",
  locale: "en-GB",
  openGraphLocale: "en_GB",
  base: LANGUAGE_BASE.en,
  contentLanguage: "fr",
};
