import { z } from "zod";
import { LANGUAGES } from "../shared/language.ts";

/** The language that something is shown in, told where another one than French was asked for: French where it is not translated. */
export const shownLanguageSchema = z.object({ language: z.enum(LANGUAGES).optional() });

/** The slugs of a page by language, of the languages in which it exists. */
export const slugsSchema = z.partialRecord(z.enum(LANGUAGES), z.string());

export type Slugs = z.infer<typeof slugsSchema>;
