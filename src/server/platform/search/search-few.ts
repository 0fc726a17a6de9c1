import type { Language } from "#contracts/shared/language.ts";
import { nearestCandidates } from "./candidates.ts";
import { buildSearchText, searchTitleOf } from "./search-text.ts";
import { type TypedWord, typedWords, wordsOf } from "./words.ts";

type Searched<Item> = { item: Item; title: string; text: string };

type QueryWord = TypedWord & { candidates: string[] };

function hasWord({ text }: Searched<unknown>, { parts, stems, candidates }: QueryWord): boolean {
  return [...parts, ...stems.map((word) => ` ${word} `), ...candidates].some((part) => text.includes(part));
}

/** Ranks an item, the smallest number for the best: a word of the title, the beginning of one, anything else. */
function rankItem({ title }: Searched<unknown>, words: QueryWord[]): number {
  const ranks = words.map(({ typed, stems, candidates }) => {
    const meant = [typed, ...stems, ...candidates];
    if (meant.some((word) => title.includes(` ${word} `))) return 0;
    return meant.some((word) => title.includes(` ${word}`)) ? 1 : 2;
  });
  return ranks.reduce<number>((sum, rank) => sum + rank, 0);
}

function rankMatches<Item>(searched: Searched<Item>[], words: QueryWord[]): Item[] {
  return searched
    .filter((entry) => words.every((word) => hasWord(entry, word)))
    .map((entry) => ({ entry, rank: rankItem(entry, words) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry.item);
}

/** Searches items of which there are few, so that each is compared here: every word must be in the title or in a text.
 *  The best come first, then in the order given. Where none has them and `isForgiving`, small typing errors are
 *  forgiven. Source: ADM-6. */
export function searchFew<Item extends { title: string }>(
  items: Item[],
  q: string,
  { textsOf, isForgiving, language }: { textsOf: (item: Item) => string[]; isForgiving: boolean; language: Language },
): Item[] {
  const words = typedWords(q, language).map(({ typed, parts, stems }): QueryWord => ({ typed, parts, stems, candidates: [] }));
  if (words.length === 0) return [];
  const searched = items.map((item) => ({
    item,
    title: searchTitleOf(item.title),
    text: buildSearchText([item.title, ...textsOf(item)]),
  }));
  const found = rankMatches(searched, words);
  if (found.length > 0 || !isForgiving) return found;
  const known = new Set(searched.flatMap(({ text }) => wordsOf(text)));
  return rankMatches(
    searched,
    words.map(({ typed, parts, stems }) => ({ typed, parts, stems, candidates: nearestCandidates(typed, known) })),
  );
}
