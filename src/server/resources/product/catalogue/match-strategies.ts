import { TypedFastBitSet } from "typedfastbitset";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { compact } from "#server/platform/search/words.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { ProductSet } from "./indexed-product.ts";
import type { Scores } from "./product-filter.ts";
import { type ProductWords, type SearchedTexts, TEXT, type Words } from "./product-words.ts";
import type { Meaning, QueryWord } from "./query-words.ts";

const MAIN_TEXTS = TEXT.subcategory | TEXT.main;

/** A word of a search, ready to be compared with the products in a language. */
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
  documented: Set<number>;
  /** The products that have it in any of these ways. */
  holders: ProductSet;
};

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

/** Looks a word up in the index in a language, once in a search. */
export function prepareWord(index: CatalogueIndex, language: Language, word: QueryWord): PreparedWord {
  const known = prepared.get(word) ?? lookUp(index, language, word);
  prepared.set(word, known);
  return known;
}

function lookUp(index: CatalogueIndex, language: Language, word: QueryWord): PreparedWord {
  const { typed, parts, stems, isHub, synonyms, candidates } = word;
  const products = index.words(language);
  const candidateWords = [...candidates.words, ...candidates.synonyms];
  const typedIn = markTexts(products, { whole: stems, beginnings: parts }, isHub);
  products.markParts(typedIn, parts);
  const synonymIn = markTexts(products, { beginnings: synonyms.words }, isHub);
  const candidateIn = markTexts(products, { beginnings: candidateWords }, isHub);
  const holders = findMeant(index, word);
  for (const slot of typedIn.keys()) if (typedIn[slot] || synonymIn[slot] || candidateIn[slot]) holders.add(slot);
  return {
    word,
    typedIn,
    synonymIn,
    candidateIn,
    wholes: [typed, ...stems].map(whole),
    beginning: beginning(typed),
    synonyms: synonyms.words.map(beginning),
    candidateWholes: candidates.words.map(whole),
    candidates: candidateWords.map(beginning),
    reference: compact(typed),
    documented: new Set(word.documented),
    holders,
  };
}

/** Finds the products whose category, sub-category or documents a word may mean. */
function findMeant(index: CatalogueIndex, { named, synonyms, candidates, documented }: QueryWord): ProductSet {
  const meant: ProductSet = new TypedFastBitSet();
  for (const { categories, subcategories } of [named, synonyms, candidates]) {
    for (const category of categories) meant.union(index.inCategory(category));
    for (const { category, name } of subcategories)
      for (const { slot, subcategory } of index.list(index.inCategory(category))) if (subcategory === name) meant.add(slot);
  }
  for (const id of documented) {
    const product = index.products.get(id);
    if (product) meant.add(product.slot);
  }
  return meant;
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
  { name: "anywhere in title, reference or short description", holds: ({ product }, { typedIn }) => isIn(typedIn, product, TEXT.main) },
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

/** Ranks a product that has a word by it, 1 for best. */
const rankOf = (searched: SearchedTexts, word: PreparedWord) => STRATEGIES.findIndex(({ holds }) => holds(searched, word)) + 1;

/** Finds the products that have a whole search as one word: « LUM IN 120 » is LUM-IN-120, « IP 65 » is IP65. */
function findInOneWord(products: ProductWords, q: string): ProductSet {
  const found: ProductSet = new TypedFastBitSet();
  const word = compact(q);
  if (!/\d/.test(word) || word.length <= 2 || !/\s/.test(q.trim())) return found;
  const marks = new Uint8Array(products.texts.length);
  products.mark(marks, { whole: [word] });
  products.markParts(marks, [word]);
  for (const [slot, texts] of marks.entries()) if (texts !== 0) found.add(slot);
  return found;
}

/** Finds the products that have every word. */
function findWithAll([first, ...others]: PreparedWord[]): ProductSet {
  const found: ProductSet = first?.holders.clone() ?? new TypedFastBitSet();
  for (const { holders } of others) found.intersection(holders);
  return found;
}

/** Products found by words, with their scores. */
export type Scored = { found: ProductSet; scores: Scores };

/** Scores the products of a scope that have every word of a search, the smallest number for the best. Best is the exact
 *  reference, then the whole search as one word, then the sum of the ranks. Of two equal ones, that with the words as
 *  typed comes first, that at the end of its life last. */
export function scoreProducts(
  index: CatalogueIndex,
  language: Language,
  { q, words, scope }: { q: string; words: QueryWord[]; scope: ProductSet },
): Scored {
  const products = index.words(language);
  const prepared = words.map((word) => prepareWord(index, language, word));
  const inOneWord = findInOneWord(products, q);
  const found = findWithAll(prepared).union(inOneWord).intersection(scope);
  const [typed, reference] = [normalize(q), compact(q)];
  const scoreOf = (searched: SearchedTexts) => {
    const { product, text, sort_title } = searched;
    if (product.reference === reference) return 0;
    if (inOneWord.has(product.slot)) return 1;
    const sum = prepared.reduce((ranks, word) => ranks + rankOf(searched, word), 0);
    return 3 * sum + (sort_title.includes(typed) ? 0 : text.includes(typed) ? 1 : 2);
  };
  const scores = new Int32Array(index.slots.length);
  found.forEach((slot) => {
    const searched = products.texts[slot];
    if (searched) scores[slot] = 2 * scoreOf(searched) + (searched.product.is_at_its_end ? 1 : 0);
  });
  return { found, scores };
}
