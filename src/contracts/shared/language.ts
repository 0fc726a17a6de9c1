/** Languages of the public site, the documented addresses' own first. */
export const LANGUAGES = ["fr", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAME: Record<Language, string> = { fr: "Français", en: "English" };

/** What each language is called in French. */
export const LANGUAGE_IN_FRENCH: Record<Language, string> = { fr: "Français", en: "Anglais" };

/** What an address of each language begins with: French stands at the documented addresses, English under `/en`. */
export const LANGUAGE_BASE: Record<Language, string> = { fr: "", en: "/en" };

/** The language of a page's path, and the documented path that it stands for (`/en/produits` gives `en` and `/produits`). Never throws. */
export function readLanguage(path: string): { language: Language; path: string } {
  const isEnglish = path === "/en" || path.startsWith("/en/");
  return isEnglish ? { language: "en", path: path.slice("/en".length) || "/" } : { language: "fr", path };
}

/** The address of a documented path in a language. */
export function inLanguage(language: Language, path: string): string {
  return LANGUAGE_BASE[language] + path;
}

/** ISO 639-1 of the languages that documents are written in, by their French names. Source: specification §3 « Download entry ». */
export const DOCUMENT_LANGUAGE_CODE = { Français: "fr", Anglais: "en", Espagnol: "es", Allemand: "de" } as const;
