import { LANGUAGES, type Language } from "#contracts/shared/language.ts";

/** Stays in the visitor's browser, and is never sent anywhere. */
const STORAGE_KEY = "langue";

/** The language that the visitor chose in this browser, if any. A browser that stores nothing gives none. */
export function storedLanguage(): Language | undefined {
  try {
    return LANGUAGES.find((known) => known === localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Stores a choice. It redirects no page: pages in another language offer this one from then on. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The visitor's browser stores nothing; the link that was followed leads to the right language all the same.
  }
}
