import { LRUCache } from "lru-cache";
import type { Language } from "#contracts/shared/language.ts";
import type { CatalogueIndex } from "./catalogue-index/catalogue-index.ts";
import { marked, type RowMarks, type WordRows } from "./catalogue-index/word-rows.ts";
import { rank } from "./product-rank.ts";
import type { QueryWord } from "./query-words.ts";

/** A search with what its words stand for: the same words may mean more once a group of synonyms or a document says so. */
type Search = { q: string; words: QueryWord[]; language: Language | undefined };

/** The rows that meet a search, whoever may see them, and how well each does, which is computed when it is first asked for. */
type RankedSearch = { met: RowMarks; ranks: () => Uint16Array };

/** Searches of one moment take so many bytes at most: some 30 of 50,000 products, 250 of 5,000. */
const MAX_BYTES = 4 * 1024 * 1024;

const searches = new WeakMap<CatalogueIndex, LRUCache<string, RankedSearch>>();

/** The rows that have all these words of a search, or the whole search as one word. */
function meetsSearch(rows: WordRows, { q, words }: Search): RowMarks {
  const inOne = rows.asOneWord(q);
  const all = words.map((word) => rows.meaning(word)).reduce(marked);
  for (let row = 0; row < all.length; row += 1) if (inOne[row]) all[row] = 1;
  return all;
}

function rankSearch(rows: WordRows, search: Search): RankedSearch {
  const met = meetsSearch(rows, search);
  let ranks: Uint16Array | undefined;
  return { met, ranks: () => (ranks ??= rank(rows, met, search)) };
}

/** The answer to a search, kept for its other pages, orders and facets until a product changes. */
export function rankedSearch(rows: WordRows, search: Search): RankedSearch {
  const { index } = rows;
  const known =
    searches.get(index) ??
    new LRUCache<string, RankedSearch>({ maxSize: MAX_BYTES, sizeCalculation: (_, name) => name.length + 3 * index.size });
  searches.set(index, known);
  const name = JSON.stringify(search);
  const ranked = known.get(name) ?? rankSearch(rows, search);
  known.set(name, ranked);
  return ranked;
}
