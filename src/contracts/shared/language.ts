export type LanguageFacts = {
  /** Name of the language in itself. */
  name: string;
  /** Locale of dates, numbers, lists and plurals. */
  locale: string;
  /** Set for a language that is written from the right. */
  direction?: "rtl";
};

/** The languages of the public site, first that of the documented paths and of the administrators. A further one is a
 *  line here, and the files that CONTRIBUTING « Add a language » names. */
const LIST = {
  fr: { name: "Français", locale: "fr-FR" },
  en: { name: "English", locale: "en-GB" },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LIST;

/** Facts of each language. */
export const LANGUAGE: Record<Language, LanguageFacts> = LIST;

export const LANGUAGES = Object.keys(LIST) as Language[]; // its keys are all that it has

/** Reads the language of a page's path, and its documented path (`/en/produits` gives `en` and `/produits`). Never
 *  throws. */
export function readLanguage(path: string): { language: Language; path: string } {
  const first = path.split("/", 2)[1];
  const language = LANGUAGES.find((code) => code !== "fr" && code === first);
  return language ? { language, path: path.slice(1 + language.length) || "/" } : { language: "fr", path };
}

/** Builds a documented path in a language: the same in French, below its code in every other. */
export function inLanguage(language: Language, path: string): string {
  return language === "fr" ? path : `/${language}${path}`;
}

/** ISO 639-1 of the languages that documents are written in, by their French names. Source: PROD-10. */
export const DOCUMENT_LANGUAGE_CODE = { Français: "fr", Anglais: "en", Espagnol: "es", Allemand: "de" } as const;

/** Part of a pattern: the prefix of paths in another language than French. */
export const LANGUAGE_PREFIX = `(?:/(?:${LANGUAGES.slice(1).join("|")}))`;
