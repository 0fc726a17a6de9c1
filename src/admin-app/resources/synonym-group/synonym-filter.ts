import { lettersOf } from "#contracts/shared/normalize.ts";
import { parseTextFilter, type TextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { type SynonymGroup } from "#contracts/synonym-group/synonym-group.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";

/** The state of the list in its URL. `add` is a search without results, whose words are to be added to a group;
 *  `add_in` the language of its pages where it is not French. */
export type SynonymFilter = TextFilter & { add?: string; add_in?: Language };

/** Reads the URL of the list; everything unknown or empty is dropped. */
export function parseSynonymFilter({ q, add, add_in }: Record<string, unknown>): SynonymFilter {
  const words = typeof add === "string" || typeof add === "number" ? firstCharacters(String(add).trim(), MAX_LENGTH.search) : "";
  const known = LANGUAGES.find((code) => code === add_in && code !== "fr");
  return { ...parseTextFilter({ q }), ...(words && { add: words, ...(known && { add_in: known }) }) };
}

/** Shorter words of a search are articles and prepositions, unless a digit makes them a measure. */
const TELLING_LENGTH = 3;

function findTellingWords(search = ""): string[] {
  const words = search.split(/[\s,;]+/).filter((word) => word.length >= TELLING_LENGTH || /\d/.test(word));
  return words.map((word) => word.replace(/^[^\p{Letter}\p{Number}]+|[^\p{Letter}\p{Number}]+$/gu, "")).filter(Boolean);
}

/** The group that has a word. */
function findHolder(word: string, groups: SynonymGroup[]): SynonymGroup | undefined {
  return groups.find(({ words }) => words.some((held) => lettersOf(held) === lettersOf(word)));
}

/** The words of a search that a group of its language may have and none has yet; `holder` has one of the others. */
export function wordsToAdd(
  { add, add_in: language = "fr" }: SynonymFilter,
  all: SynonymGroup[],
): { words: string[]; holder: SynonymGroup | undefined } {
  const groups = all.filter((group) => group.language === language);
  const telling = findTellingWords(add);
  const [holder] = telling.flatMap((word) => findHolder(word, groups) ?? []);
  return { words: telling.filter((word) => !findHolder(word, groups)), holder };
}
