import type { Language, LanguageFacts } from "#contracts/shared/language.ts";

/** What an element says of its language, where it is not the page's. */
export type LanguageAttributes = { lang: Language; dir?: "ltr" };

/** What this bundle knows of its own language; there is one bundle for each. */
export type LanguageSettings = LanguageFacts & {
  code: Language;
  /** What paths begin with. */
  base: string;
  /** The attributes of elements that show what administrators write, where that is in French and the page is not. */
  french?: LanguageAttributes;
};
