import { type Language, LANGUAGES } from "../shared/language.ts";

const NAMES = new Intl.DisplayNames("fr", { type: "language" });

const named = LANGUAGES.map((code): [Language, string] => {
  const name = NAMES.of(code) ?? code;
  return [code, name.charAt(0).toUpperCase() + name.slice(1)];
});

/** What each language is called in French. */
export const LANGUAGE_IN_FRENCH = Object.fromEntries(named) as Record<Language, string>; // of all of them
