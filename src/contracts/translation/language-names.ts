import { type Language, LANGUAGES } from "../shared/language.ts";
import { z } from "zod";

const NAMES = new Intl.DisplayNames("fr", { type: "language" });

const named = LANGUAGES.map((code): [Language, string] => {
  const name = NAMES.of(code) ?? code;
  return [code, name.charAt(0).toUpperCase() + name.slice(1)];
});

/** French names of the languages. */
export const LANGUAGE_IN_FRENCH = Object.fromEntries(named) as Record<Language, string>; // of all of them

/** The displayed language, where another one than French was asked for: French where there is no translation. */
export const shownLanguageSchema = z.object({ language: z.enum(LANGUAGES).optional() });

/** The slugs of a page by language, of the languages in which it exists. */
export const slugsSchema = z.partialRecord(z.enum(LANGUAGES), z.string());

export type Slugs = z.infer<typeof slugsSchema>;
