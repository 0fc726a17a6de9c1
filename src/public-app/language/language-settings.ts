import type { LocationRewrite } from "@tanstack/react-router";
import type { Language, LanguageFacts } from "#contracts/shared/language.ts";

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
