import { normalize } from "#contracts/shared/normalize.ts";
import { WEIGHT } from "#server/search/search-text.ts";
import { compact } from "#server/search/words.ts";
import { FLAG } from "./catalogue-index/product-rows.ts";
import { marking, type RowMarks, type WordRows } from "./catalogue-index/word-rows.ts";
import type { QueryWord } from "./query-words.ts";

/** Ranks of what is not met in the title, the details or the place. */
const ELSEWHERE = 9;
const IN_DOCUMENT = 10;
const MISSPELT = 13;

/** How well each row meets one word, the best first: a word of the title, the beginning of one, of the reference, the category or sub-category; what it means
 *  in the trade, in the title or the sub-category; the rest of the texts; specifications and compatibility; benefits and what else the trade means;
 *  a document. What it may be a misspelling of comes after all that. Said from the last to the first, each over the ones before. */
function ranksOf(rows: WordRows, hits: RowMarks, word: QueryWord): RowMarks {
  const { typed, parts, stems, synonyms, candidates, categories, candidateCategories, subcategories, meantSubcategories } = word;
  const isWidened = candidates.length > 0;
  const meant = isWidened ? [] : synonyms; // once widened, they are those of the candidates too
  const details = { whole: stems, beginnings: parts };
  const ranks = rows.none().fill(isWidened ? MISSPELT : ELSEWHERE);
  const as = (rank: number) => marking(ranks, rank);
  if (isWidened) {
    rows.isIn(candidateCategories, as(12));
    rows.isInSubcategory(meantSubcategories, as(12));
    rows.titleHas({ beginnings: [...candidates, ...synonyms] }, as(11));
    rows.titleHas({ whole: candidates }, as(10));
  } else if (word.documented.length > 0) {
    for (const id of word.documented) rows.markProduct(id, as(IN_DOCUMENT));
    rows.isSaid(word, as(ELSEWHERE));
  }
  rows.hasWord(details, as(8), WEIGHT.specification);
  for (const part of parts) rows.textHolds(part, as(7));
  rows.hasWord({ whole: stems }, as(7), WEIGHT.mainText);
  rows.hasWord({ beginnings: meant }, as(6), WEIGHT.subcategory);
  if (!isWidened) rows.isInSubcategory(meantSubcategories, as(6));
  rows.titleHas({ beginnings: meant }, as(5));
  rows.isIn(categories, as(4));
  rows.hasWord(details, as(4), WEIGHT.subcategory);
  rows.isInSubcategory(subcategories, as(4));
  const reference = compact(typed);
  if (reference !== "")
    for (let row = 0; row < hits.length; row += 1) if (hits[row] && rows.referenceOf(row).startsWith(reference)) ranks[row] = 3;
  rows.titleHas({ beginnings: [typed] }, as(2));
  rows.titleHas({ whole: [typed, ...stems] }, as(1));
  return ranks;
}

/** How well each hit meets a search: best with its very reference, then the whole search as one word, a measure for instance; of two that meet the
 *  words alike, the one first that has them as they were typed. Of two that meet it equally well, one at the end of its life comes second. */
export function rank(rows: WordRows, hits: RowMarks, { q, words }: { q: string; words: QueryWord[] }): Uint16Array {
  const ranks = new Uint16Array(hits.length);
  for (const word of words) {
    const ofWord = ranksOf(rows, hits, word);
    for (let row = 0; row < ranks.length; row += 1) ranks[row] = (ranks[row] ?? 0) + 3 * (ofWord[row] ?? 0);
  }
  const typed = normalize(q);
  const reference = compact(q);
  const inOne = rows.asOneWord(q);
  const { flags } = rows.index;
  for (let row = 0; row < hits.length; row += 1) {
    if (!hits[row]) continue;
    let met = ranks[row] ?? 0;
    if (rows.referenceOf(row) === reference) met = 0;
    else if (inOne[row]) met = 1;
    else if (!rows.sortTitleOf(row).includes(typed)) met += rows.textOf(row).includes(typed) ? 1 : 2;
    ranks[row] = 2 * met + ((flags[row] ?? 0) & FLAG.isAtItsEnd ? 1 : 0);
  }
  return ranks;
}
