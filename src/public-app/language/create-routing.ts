import { inLanguage, type Language, readLanguage } from "#contracts/shared/language.ts";
import type { LanguageSettings } from "./language-settings.ts";

/** Makes the router read and write the paths of a language, while its routes keep the documented ones. */
export function createRouting(language: Language): NonNullable<LanguageSettings["routing"]> {
  return {
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: readLanguage(url.pathname).path }),
      // The given URL stays: the router compares locations by the paths of routes.
      output: ({ url }) => Object.assign(new URL(url), { pathname: inLanguage(language, url.pathname) }),
    },
  };
}
