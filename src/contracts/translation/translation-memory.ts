import { z } from "zod";

/** Longest text that is looked up in other translations, in characters: names, values and short sentences. */
export const MEMORY_TEXT_MAX = 300;

/** French texts with their most frequent translation into the language that was asked for. */
export const translationMemorySchema = z.array(z.object({ source: z.string(), translation: z.string() }));

export type TranslationMemory = z.infer<typeof translationMemorySchema>;
