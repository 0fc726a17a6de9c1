import type { LocationRewrite } from "@tanstack/react-router";
import { inLanguage, type Language, type LanguageFacts, readLanguage } from "#contracts/shared/language.ts";

/** Language attributes of an element, where its language is not the page's. */
export type LanguageAttributes = { lang: Language; dir?: "ltr" };

/** Settings of this bundle's language; there is one bundle for each. */
export type LanguageSettings = LanguageFacts & {
  code: Language;
  /** Prefix of all paths. */
  base: string;
  /** Options of the router, where paths are not the documented ones. */
  routing?: { rewrite: LocationRewrite };
  /** The attributes of elements that show what administrators write, where that is in French and the page is not. */
  french?: LanguageAttributes;
};

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
