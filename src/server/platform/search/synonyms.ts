import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { synonymKey } from "#contracts/synonym-group/synonym-group.ts";
import { compact, type TypedWord } from "./words.ts";

/** Shortest beginning of a word of the trade that already means what the word means: quick searches are asked letter by
 *  letter. */
const BEGINNING_LENGTH = 4;

/** What runs a house, in our texts. The details of nearly every product name it as what they work with, which tells
 *  none apart. */
const HUB_WORDS = new Set(["centrale", "passerelle"]);

/** The same in other languages, whose searches read the French texts of what is not translated as well. */
const HUB_WORDS_IN: Partial<Record<Language, Set<string>>> = { en: new Set(["hub", "gateway"]) };

/** Whether a normalized word names what runs a house in a language: only a product's main texts say that it is one. */
export function isHub(word: string, language: Language): boolean {
  return HUB_WORDS.has(word) || (HUB_WORDS_IN[language]?.has(word) ?? false);
}

/** What the groups of synonyms say, of normalized words. */
export type Synonyms = {
  /** Every word that stands for others. */
  vocabulary: readonly string[];
  /** The words that stand in our texts for these, without the words themselves; empty for most. */
  of: (words: string[]) => string[];
  /** What a typed word means in the trade: itself, its singular, or the word that it begins. */
  ofTyped: (word: TypedWord) => string[];
};

type Group = { words: string[]; meant: string[] };

/** What each word of a group stands for: without words that are meant, the others. Of two groups that have a word the
 *  later one counts. */
function meantBy(groups: Group[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { words, meant } of groups) {
    const texts = (meant.length > 0 ? meant : words).map(compact);
    for (const word of words) all.set(synonymKey(word), texts);
  }
  return all;
}

/** What these groups say. */
export function synonymsFrom(groups: Group[]): Synonyms {
  const meant = meantBy(groups);
  const vocabulary = [...meant.keys()];
  const of = (words: string[]) =>
    [...new Set(words.flatMap((word) => meant.get(synonymKey(word)) ?? []))].filter((word) => !words.includes(word));
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

/** What the stored groups of a language say now. A word that none of them has means what the French ones say: records
 *  that are not translated are found by it. They are read at every search, so that a change counts at the next one in
 *  every instance; the same text is read only once. */
export async function currentSynonyms(em: EntityManager, language: Language = "fr"): Promise<Synonyms> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('words', words, 'meant', meant) order by language = ${language}, id), '[]')::text as text
    from synonym_group where language in (${language}, 'fr')`.execute(em.getKysely({ type: "read" }));
  const { text = "[]" } = rows[0] ?? {};
  const known = last.get(language);
  if (known?.text === text) return known.synonyms;
  const synonyms = synonymsFrom(JSON.parse(text));
  last.set(language, { text, synonyms });
  return synonyms;
}
