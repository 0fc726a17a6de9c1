import type { Language } from "#contracts/shared/language.ts";

/** What this bundle knows of its own language; there is one bundle for each. */
export type LanguageSettings = {
  code: Language;
  /** For dates and numbers. */
  locale: string;
  /** As shared links name it. */
  openGraphLocale: string;
  /** What paths begin with. */
  base: string;
  /** The language of what administrators write, where it is not this one: it stands on the elements that show it. */
  contentLanguage: Language | undefined;
};
