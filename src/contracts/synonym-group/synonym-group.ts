import { z } from "zod";
import { field, storedFields } from "../field/field.ts";
import { entitySchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { lettersOf } from "../shared/normalize.ts";
import { clearable, line } from "../shared/text.ts";

/** Longest word of a group, in characters. */
export const SYNONYM_MAX_LENGTH = 40;

/** Most words in each of a group's two lists. */
export const GROUP_WORDS_MAX = 30;

/** Most groups: they are read at every search. */
export const SYNONYM_GROUPS_MAX = 300;

const SYNONYM_MIN_LENGTH = 2;

/** Words as search reads them: letters and digits, hyphens and apostrophes between them. */
const ONE_WORD = /^[\p{Letter}\p{Number}]+(?:[-'’][\p{Letter}\p{Number}]+)*$/u;

/** Keeps the first of words that differ only in case, accents and hyphens, and no empty one. */
export function uniqueWords(words: string[]): string[] {
  const seen = new Set([""]);
  return words.filter((word) => {
    const key = lettersOf(word) || word;
    return !seen.has(key) && seen.add(key);
  });
}

function faultOf(word: string): string | undefined {
  const quoted = `«\u202f${word}\u202f»`;
  if (word.length > SYNONYM_MAX_LENGTH) return `${quoted} est trop long\u202f: ${SYNONYM_MAX_LENGTH} caractères au plus.`;
  if (/\s/.test(word)) return `${quoted} compte plusieurs mots\u202f: la recherche les lit un à un, ajoutez-les séparément.`;
  if (!ONE_WORD.test(word))
    return `${quoted} n’est pas un mot\u202f: des lettres et des chiffres, avec un tiret ou une apostrophe entre eux.`;
  return lettersOf(word).length < SYNONYM_MIN_LENGTH ? `${quoted} est trop court\u202f: deux lettres au moins.` : undefined;
}

/** One of the two lists of a group: single words, none twice. The first fault is reported for the list as a whole. */
const wordsSchema = z
  .array(line(1000))
  .max(1000, "Cette liste est trop longue.")
  .overwrite(uniqueWords)
  .superRefine((words, ctx) => {
    const fault =
      words.length > GROUP_WORDS_MAX
        ? `${words.length} mots, c’est trop\u202f: ${GROUP_WORDS_MAX} au plus.`
        : words.map(faultOf).find((found) => found !== undefined);
    if (fault !== undefined) ctx.addIssue({ code: "custom", message: fault });
  });

/** Input of a group of synonyms in the back office. `words` are those of visitors, `meant` those of our texts; without
 *  `meant`, the words stand for each other. `language` is that of the pages on which they are typed, French by default.
 *  A word may be in the `words` of only one group of a language, and a group has two words in all; the server checks
 *  both. */
export const synonymGroupInputSchema = z.object({
  language: field(clearable(z.enum(LANGUAGES), "fr"), { label: "Pages" }),
  words: field(
    wordsSchema.refine((words) => words.length > 0, "Ajoutez au moins un mot que les visiteurs tapent."),
    { label: "Ce que tapent les visiteurs" },
  ),
  meant: field(clearable(wordsSchema, []), { label: "Ce que disent vos fiches" }),
});

export type SynonymGroupInput = z.infer<typeof synonymGroupInputSchema>;

/** Message about a group whose word leads to no other. */
export const LONELY_WORD = "Un mot seul ne renvoie à rien\u202f: ajoutez-en un autre, ou dites quels mots de vos fiches il désigne.";

/** Whether a group has only one word, which leads to no other. */
export function isLonely({ words, meant = [] }: SynonymGroupInput): boolean {
  return new Set([...words, ...meant].map(lettersOf)).size < 2;
}

/** A group of synonyms; `title` is made of its words. */
export const synonymGroupSchema = z.object({
  ...entitySchema.shape,
  title: z.string(),
  ...storedFields(synonymGroupInputSchema),
});

export type SynonymGroup = z.infer<typeof synonymGroupSchema>;
