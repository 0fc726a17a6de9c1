import { normalize } from "#contracts/shared/normalize.ts";
import { compact } from "#server/platform/search/words.ts";
import { type ProductWords, type SearchedTexts, TEXT, type Words } from "./product-words.ts";
import type { Meaning, QueryWord } from "./query-words.ts";

const MAIN_TEXTS = TEXT.subcategory | TEXT.main;

/** A word of a search, ready to be compared with every product in a language. */
type PreparedWord = {
  word: QueryWord;
  /** Texts, by slot, that have it as it was typed, as the trade says it, and as it may be meant. */
  typedIn: Uint8Array;
  synonymIn: Uint8Array;
  candidateIn: Uint8Array;
  /** Spellings looked for in a title: words between blanks, or beginnings after one. */
  wholes: string[];
  beginning: string;
  synonyms: string[];
  candidateWholes: string[];
  candidates: string[];
  reference: string;
  /** The categories and sub-categories that the word may mean. */
  meanings: Meaning[];
  documented: Set<number>;
  /** Known ranks by slot: the attempts of one search ask for them again. */
  ranks: Uint8Array;
};

const UNKNOWN = 255;

/** Marks the texts, by slot, that have some words. A word for a hub counts only in main texts: the details of nearly
 *  every product name one. */
function markTexts(products: ProductWords, { whole = [], beginnings = [] }: Words, isHub: QueryWord["isHub"]): Uint8Array {
  const marks = new Uint8Array(products.texts.length);
  const isOther = (word: string) => !isHub(word);
  products.mark(marks, { whole: whole.filter(isOther), beginnings: beginnings.filter(isOther) });
  products.mark(marks, { whole: whole.filter(isHub), beginnings: beginnings.filter(isHub) }, MAIN_TEXTS);
  return marks;
}

const whole = (word: string) => ` ${word} `;
const beginning = (word: string) => ` ${word}`;

/** The words of searches under way. */
const prepared = new WeakMap<QueryWord, PreparedWord>();

/** Looks a word up in the index of a language, once in a search. */
export function prepareWord(products: ProductWords, word: QueryWord): PreparedWord {
  const known = prepared.get(word) ?? lookUp(products, word);
  prepared.set(word, known);
  return known;
}

function lookUp(products: ProductWords, word: QueryWord): PreparedWord {
  const { typed, parts, stems, isHub, named, synonyms, candidates } = word;
  const candidateWords = [...candidates.words, ...candidates.synonyms];
  return {
    word,
    typedIn: markTexts(products, { whole: stems, beginnings: parts }, isHub),
    synonymIn: markTexts(products, { beginnings: synonyms.words }, isHub),
    candidateIn: markTexts(products, { beginnings: candidateWords }, isHub),
    wholes: [typed, ...stems].map(whole),
    beginning: beginning(typed),
    synonyms: synonyms.words.map(beginning),
    candidateWholes: candidates.words.map(whole),
    candidates: candidateWords.map(beginning),
    reference: compact(typed),
    meanings: [named, synonyms, candidates].filter(({ categories, subcategories }) => categories.length + subcategories.length > 0),
    documented: new Set(word.documented),
    ranks: new Uint8Array(products.texts.length).fill(UNKNOWN),
  };
}

/** Whether a product is in a category or sub-category that is meant. */
function isInCategory({ categories, subcategories }: Meaning, product: { category: number; subcategory: string }): boolean {
  return (
    categories.includes(product.category) ||
    subcategories.some(({ category, name }) => category === product.category && name === product.subcategory)
  );
}

type Strategy = { name: string; holds: (searched: SearchedTexts, word: PreparedWord) => boolean };

/** Ways in which a product may have a word, the best first: the first one that holds is its rank. */
const STRATEGIES: Strategy[] = [
  { name: "a word of the title", holds: ({ title }, { wholes }) => wholes.some((one) => title.includes(one)) },
  { name: "the beginning of a word of the title", holds: ({ title }, { beginning }) => title.includes(beginning) },
  {
    name: "the beginning of the reference",
    holds: ({ product }, { reference }) => reference !== "" && product.reference.startsWith(reference),
  },
  {
    name: "the category or sub-category",
    holds: ({ product }, { word, typedIn }) => isIn(typedIn, product, TEXT.subcategory) || isInCategory(word.named, product),
  },
  { name: "a synonym in the title", holds: ({ title }, { synonyms }) => synonyms.some((one) => title.includes(one)) },
  {
    name: "a synonym in the sub-category",
    holds: ({ product }, { word, synonymIn }) => isIn(synonymIn, product, TEXT.subcategory) || isInCategory(word.synonyms, product),
  },
  {
    name: "anywhere in title, reference or short description",
    holds: ({ product, text }, { word, typedIn }) => isIn(typedIn, product, TEXT.main) || word.parts.some((part) => text.includes(part)),
  },
  { name: "the specifications", holds: ({ product }, { typedIn }) => isIn(typedIn, product, TEXT.specification) },
  {
    name: "the other texts, or a synonym in any text",
    holds: ({ product: { slot } }, { typedIn, synonymIn }) => Boolean(typedIn[slot] || synonymIn[slot]),
  },
  { name: "a document", holds: ({ product }, { documented }) => documented.has(product.id) },
  {
    name: "a word of the title that may be meant",
    holds: ({ title }, { candidateWholes }) => candidateWholes.some((one) => title.includes(one)),
  },
  {
    name: "the beginning of a word of the title that may be meant",
    holds: ({ title }, { candidates }) => candidates.some((one) => title.includes(one)),
  },
  { name: "a category or sub-category that may be meant", holds: ({ product }, { word }) => isInCategory(word.candidates, product) },
  { name: "any text that has what may be meant", holds: ({ product: { slot } }, { candidateIn }) => Boolean(candidateIn[slot]) },
];

const isIn = (marks: Uint8Array, { slot }: { slot: number }, text: number) => ((marks[slot] ?? 0) & text) !== 0;

/** Whether a product may have a word; most have not, and are skipped at once. */
function mayHave({ product, text }: SearchedTexts, { word, typedIn, synonymIn, candidateIn, meanings, documented }: PreparedWord): boolean {
  const { slot } = product;
  if (typedIn[slot] || synonymIn[slot] || candidateIn[slot]) return true;
  for (const part of word.parts) if (text.includes(part)) return true;
  for (const meaning of meanings) if (isInCategory(meaning, product)) return true;
  return documented.has(product.id);
}

/** Ranks a product by a word, 1 for best; 0 where it does not have it. */
export function rankOf(searched: SearchedTexts, word: PreparedWord): number {
  const { slot } = searched.product;
  const known = word.ranks[slot] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const rank = computeRank(searched, word);
  word.ranks[slot] = rank;
  return rank;
}

function computeRank(searched: SearchedTexts, word: PreparedWord): number {
  if (!mayHave(searched, word)) return 0;
  let rank = 1;
  for (const { holds } of STRATEGIES) {
    if (holds(searched, word)) return rank;
    rank += 1;
  }
  return 0;
}

/** Creates the test of whether a product has a whole search as one word: « LUM IN 120 » is LUM-IN-120, « IP 65 » is
 *  IP65. */
function createWholeTest(products: ProductWords, q: string): (searched: SearchedTexts) => boolean {
  const word = compact(q);
  if (!/\d/.test(word) || word.length <= 2 || !/\s/.test(q.trim())) return () => false;
  const marks = new Uint8Array(products.texts.length);
  products.mark(marks, { whole: [word] });
  return ({ text, product: { slot } }) => marks[slot] !== 0 || text.includes(word);
}

/** Creates the scoring of a search, the smallest number for the best; undefined for a product without every word. Best
 *  is the exact reference, then the whole search as one word, then the sum of the ranks. Of two equal ones, that with
 *  the words as typed comes first, that at the end of its life last. */
export function createScoring(products: ProductWords, q: string, words: QueryWord[]): (searched: SearchedTexts) => number | undefined {
  const looked = words.map((word) => prepareWord(products, word));
  const isInOneWord = createWholeTest(products, q);
  const [typed, reference] = [normalize(q), compact(q)];
  const sumOfRanks = (searched: SearchedTexts) => {
    let sum = 0;
    for (const word of looked) {
      const rank = rankOf(searched, word);
      if (rank === 0) return undefined;
      sum += rank;
    }
    return sum;
  };
  const scoreOf = (searched: SearchedTexts) => {
    const { product, text, sort_title } = searched;
    const sum = sumOfRanks(searched);
    const isWhole = isInOneWord(searched);
    if (sum === undefined && !isWhole) return undefined;
    if (product.reference === reference) return 0;
    if (sum === undefined || isWhole) return 1;
    return 3 * sum + (sort_title.includes(typed) ? 0 : text.includes(typed) ? 1 : 2);
  };
  return (searched) => {
    const score = scoreOf(searched);
    return score === undefined ? undefined : 2 * score + (searched.product.is_at_its_end ? 1 : 0);
  };
}
