import type { Language } from "#contracts/shared/language.ts";
import { storedWord, WEIGHT } from "#server/search/search-text.ts";
import { compact } from "#server/search/words.ts";
import type { QueryWord, Subcategory } from "#server/product/query-words.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { Postings } from "./postings.ts";
import { labelBits, type ProductWords } from "./product-words.ts";

/** Something for each row of the index: whether it has what is looked for, or how well. */
export type RowMarks = Uint8Array;

/** Marks rows with a value, over what they were marked with. */
export type Mark = (row: number) => void;

/** Marks those of some rows with a value. */
export function marking(marks: RowMarks, value = 1): Mark {
  return (row) => {
    marks[row] = value; // of a row beyond the index, nothing
  };
}

/** Rows that have both marks. Plain loops: an iterator over a large catalogue takes ten times as long. */
export function marked(marks: RowMarks, kept: RowMarks | undefined): RowMarks {
  if (!kept) return marks;
  const both = new Uint8Array(marks.length);
  for (let row = 0; row < both.length; row += 1) both[row] = (marks[row] ?? 0) & (kept[row] ?? 0);
  return both;
}

/** Shortest word that may be the beginning of another in a product's details: « 12 » is no « 128 ». */
const BEGINNING_LENGTH = 3;

/** Words to be found whole, and words that may be the beginning of longer ones. */
type Words = { whole?: string[]; beginnings?: string[] };

/** Weights of what is searched beyond the specification's four texts; in these, words are met from their beginnings on. */
const DETAILS = WEIGHT.subcategory + WEIGHT.specification + WEIGHT.more;

/** Weights of the texts that say what a product is. */
const MAIN_TEXTS = WEIGHT.subcategory + WEIGHT.mainText;

const IS_WORD = /^[\p{Letter}\p{Number}]+$/u;

/** The words of the products in a language: those that are translated by their words there, the others by their French ones. */
export class WordRows {
  readonly index: CatalogueIndex;
  private readonly french: ProductWords;
  private readonly translated: ProductWords | undefined;
  private readonly containing = new Map<Postings, Map<string, number[]>>();

  constructor(index: CatalogueIndex, language: Language = "fr") {
    const french = index.words.get("fr");
    const own = index.words.get(language);
    if (!french || !own) throw new Error(`the index was read without its words in ${language}`);
    this.index = index;
    this.french = french;
    this.translated = language === "fr" ? undefined : own;
  }

  /** No row. */
  none(): RowMarks {
    return new Uint8Array(this.index.size);
  }

  textOf(row: number): string {
    return this.translated?.texts[row] ?? this.french.texts[row] ?? "";
  }

  sortTitleOf(row: number): string {
    return this.translated?.sortTitles[row] ?? this.french.sortTitles[row] ?? "";
  }

  referenceOf(row: number): string {
    return this.french.references[row] ?? "";
  }

  private each(which: "words" | "titleWords" | "textWords", look: (postings: Postings, mark: Mark) => void, mark: Mark): void {
    const { translated } = this;
    if (translated) look(translated[which], mark);
    look(this.french[which], translated ? (row) => translated.texts[row] === undefined && mark(row) : mark);
  }

  /** Numbers of the words that hold a text, looked for once for a search. */
  private numbersOf(postings: Postings, text: string): number[] {
    const known = this.containing.get(postings) ?? new Map<string, number[]>();
    this.containing.set(postings, known);
    const numbers = known.get(text) ?? postings.containing(text);
    known.set(text, numbers);
    return numbers;
  }

  /** Rows whose texts hold this anywhere. It has no blank. */
  textHolds(text: string, mark: Mark): void {
    const look = (postings: Postings, visit: Mark) => {
      for (const number of this.numbersOf(postings, text)) postings.eachOf(number, visit);
    };
    this.each("textWords", look, mark);
  }

  /** Rows that have one of these words, in a text of these weights if some are given. */
  hasWord({ whole = [], beginnings = [] }: Words, mark: Mark, weights = ""): void {
    const labels = labelBits(weights);
    const isOpen = (word: string) => word.length >= BEGINNING_LENGTH;
    const look = (postings: Postings, visit: Mark) => {
      for (const word of [...whole, ...beginnings.filter((beginning) => !isOpen(beginning))])
        if (IS_WORD.test(word)) postings.each(storedWord(word), visit, labels);
      for (const beginning of beginnings.filter(isOpen))
        if (IS_WORD.test(beginning))
          for (const number of postings.beginningWith(storedWord(beginning))) postings.eachOf(number, visit, labels);
    };
    this.each("words", look, mark);
  }

  /** Rows whose title has one of these words. */
  titleHas({ whole = [], beginnings = [] }: Words, mark: Mark): void {
    const look = (postings: Postings, visit: Mark) => {
      for (const word of whole) postings.each(word, visit);
      for (const beginning of beginnings) for (const number of postings.beginningWith(beginning)) postings.eachOf(number, visit);
    };
    this.each("titleWords", look, mark);
  }

  /** Rows of products in one of these categories. */
  isIn(categories: number[], mark: Mark): void {
    if (categories.length === 0) return;
    const { values } = this.index.rows.categories;
    for (let row = 0; row < this.index.size; row += 1) if (categories.includes(values[row] ?? 0)) mark(row);
  }

  /** Rows of products in one of these sub-categories, where these are called otherwise than in the product. */
  isInSubcategory(subcategories: Subcategory[], mark: Mark): void {
    if (subcategories.length === 0) return;
    const { values } = this.index.rows.categories;
    for (let row = 0; row < this.index.size; row += 1) {
      const name = this.french.subcategories[row];
      if (subcategories.some((one) => one.name === name && one.category === values[row])) mark(row);
    }
  }

  /** Rows whose texts have this word, as it was typed, as the trade says it, or as it may have been meant, or whose place has its name. */
  isSaid(word: QueryWord, mark: Mark): void {
    const { parts, stems, synonyms, candidates, isHub } = word;
    const isNoHub = (said: string) => !isHub(said);
    const others = [...synonyms, ...candidates];
    for (const part of parts) this.textHolds(part, mark);
    this.hasWord({ beginnings: parts.filter(isNoHub) }, mark, DETAILS);
    this.hasWord({ whole: stems.filter(isNoHub), beginnings: others.filter(isNoHub) }, mark);
    this.hasWord({ whole: stems.filter(isHub), beginnings: [...parts, ...others].filter(isHub) }, mark, MAIN_TEXTS);
    this.isIn([...word.categories, ...word.candidateCategories], mark);
    this.isInSubcategory([...word.subcategories, ...word.meantSubcategories], mark);
  }

  /** The rows that have this word, in their texts or in one of their PDFs. */
  meaning(word: QueryWord): RowMarks {
    const marks = this.none();
    const mark = marking(marks);
    this.isSaid(word, mark);
    for (const id of word.documented) this.markProduct(id, mark);
    return marks;
  }

  markProduct(id: number, mark: Mark): void {
    const row = this.index.rows.rowOf.get(id);
    if (row !== undefined) mark(row);
  }

  /** The rows that have the whole search as one word: « LUM IN 120 » is LUM-IN-120, « IP 65 » is IP65. */
  asOneWord(q: string): RowMarks {
    const marks = this.none();
    const word = compact(q);
    if (!/\d/.test(word) || word.length <= 2 || !/\s/.test(q.trim())) return marks;
    this.textHolds(word, marking(marks));
    this.hasWord({ whole: [word] }, marking(marks));
    return marks;
  }

  /** Whether a product that is marked so has this very word. */
  isHeldBySome(word: string, flag: number): boolean {
    const { flags } = this.index;
    let isHeld = false;
    const mark: Mark = (row) => {
      isHeld ||= ((flags[row] ?? 0) & flag) !== 0;
    };
    this.each("words", (postings, visit) => postings.each(word, visit), mark);
    return isHeld;
  }
}
