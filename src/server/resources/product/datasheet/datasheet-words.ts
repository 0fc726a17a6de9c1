import type { Language } from "#contracts/shared/language.ts";
import { datasheet as en } from "./datasheet-words.en.ts";
import { datasheet as fr } from "./datasheet-words.fr.ts";

/** The words of a datasheet in each language. */
export const DATASHEET_WORDS: Record<Language, typeof fr> = { fr, en };
