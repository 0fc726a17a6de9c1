import { LANGUAGES, type Language } from "#contracts/shared/language.ts";

/** Stays in the visitor's browser, and is never sent anywhere. */
const STORAGE_KEY = "langue";

/** The language that the visitor chose in this browser, if any. A browser that keeps nothing gives none. */
export function keptLanguage(): Language | undefined {
  try {
    return LANGUAGES.find((known) => known === localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Remembers a choice. It redirects nobody: pages in another language offer this one from then on. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The visitor's browser keeps nothing; the link that was followed leads to the right language all the same.
  }
}
