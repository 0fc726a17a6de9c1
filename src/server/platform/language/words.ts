import type { Language } from "#contracts/shared/language.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

/** The server's words in each language: one process speaks them all. */
export const WORDS: Record<Language, typeof fr> = { fr, en };
