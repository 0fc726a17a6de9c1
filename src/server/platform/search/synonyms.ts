import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { lettersOf } from "#contracts/shared/normalize.ts";
import { compact, type TypedWord } from "./words.ts";

/** Shortest beginning that already means a whole word: quick searches are asked letter by letter. */
const BEGINNING_LENGTH = 4;

/** Words of our texts for a hub. The details of nearly every product name it as a compatible device, which
 *  distinguishes none. */
const HUB_WORDS = new Set(["centrale", "passerelle"]);

/** The same words in other languages, whose searches also read the French texts of what is not translated. */
const HUB_WORDS_IN: Partial<Record<Language, Set<string>>> = { en: new Set(["hub", "gateway"]) };

/** Whether a normalized word means a hub in a language: only a product's main texts say that it is one. */
export function isHub(word: string, language: Language): boolean {
  return HUB_WORDS.has(word) || (HUB_WORDS_IN[language]?.has(word) ?? false);
}

/** The meanings of normalized words by the groups of synonyms. */
export type Synonyms = {
  /** Every word that stands for others. */
  vocabulary: readonly string[];
  /** Gives the words that our texts use for these, without the words themselves; empty for most. */
  of: (words: string[]) => string[];
  /** Gives the meanings of a typed word: of itself, its singular, or the word that it begins. */
  ofTyped: (word: TypedWord) => string[];
};

type Group = { words: string[]; meant: string[] };

/** Maps each word of a group to the words that it means, or to the others of its group if none are given. Of two
 *  groups with the same word, the later one counts. */
function buildMeanings(groups: Group[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { words, meant } of groups) {
    const texts = (meant.length > 0 ? meant : words).map(compact);
    for (const word of words) all.set(lettersOf(word), texts);
  }
  return all;
}

/** Builds the synonyms of these groups. */
export function buildSynonyms(groups: Group[]): Synonyms {
  const meant = buildMeanings(groups);
  const vocabulary = [...meant.keys()];
  const of = (words: string[]) =>
    [...new Set(words.flatMap((word) => meant.get(lettersOf(word)) ?? []))].filter((word) => !words.includes(word));
  return {
    vocabulary,
    of,
    ofTyped({ typed, parts, stems }) {
      const exact = of([typed, ...parts, ...stems]);
      if (exact.length > 0 || typed.length < BEGINNING_LENGTH) return exact;
      return of(vocabulary.filter((word) => word.startsWith(typed)));
    },
  };
}

type Last = { text: string; synonyms: Synonyms };

const last = new Map<Language, Last>();

/** Reads the stored groups of a language. A word in none of them means what the French ones say: untranslated records
 *  are found by it. They are read at every search, so that a change counts at once in every instance; the same text is
 *  parsed only once. */
export async function currentSynonyms(em: EntityManager, language: Language = "fr"): Promise<Synonyms> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('words', words, 'meant', meant) order by language = ${language}, id), '[]')::text as text
    from synonym_group where language in (${language}, 'fr')`.execute(em.getKysely({ type: "read" }));
  const { text = "[]" } = rows[0] ?? {};
  const known = last.get(language);
  if (known?.text === text) return known.synonyms;
  const synonyms = buildSynonyms(JSON.parse(text));
  last.set(language, { text, synonyms });
  return synonyms;
}
