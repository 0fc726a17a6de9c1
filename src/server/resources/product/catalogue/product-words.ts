import type { EntityManager } from "@mikro-orm/postgresql";
import SearchableMap from "minisearch/SearchableMap";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { productSource } from "#server/resources/product/translated-products.ts";
import { storedWord } from "#server/platform/search/search-text.ts";
import type { IndexedProduct, ProductsById, ProductSet } from "./indexed-product.ts";

/** Texts of a product that have a word, as bits: the labels of `WEIGHT`. */
export const TEXT = { subcategory: 1, specification: 2, more: 4, main: 8 } as const;

const ANY_TEXT = TEXT.subcategory | TEXT.specification | TEXT.more | TEXT.main;
const TEXT_BITS = 4;

const BIT_OF: Record<string, number> = { A: TEXT.subcategory, B: TEXT.specification, C: TEXT.more };

const bitsByPositions = new Map<string, number>(); // fifteen at most

/** The texts in which a word stands, by its positions; the label D is printed as nothing. */
function bitsOf(positions: string): number {
  const known = bitsByPositions.get(positions);
  if (known !== undefined) return known;
  const bits = positions.split(",").reduce((sum, position) => sum | (BIT_OF[position.at(-1) ?? ""] ?? TEXT.main), 0);
  bitsByPositions.set(positions, bits);
  return bits;
}

/** Shortest word that may be the beginning of another in a product's details: « 12 » is no « 128 ». */
const BEGINNING_LENGTH = 3;

const IS_WORD = /^[\p{Letter}\p{Number}]+$/u;

/** A word worth correcting: letters only, for in a reference one letter off is another product. */
const WORTH_KNOWING = /^\p{Letter}{3,30}$/u;

/** Texts that a product is searched by, as `search_text`, `search_title` and `sort_title` have it. */
export type SearchedTexts = { product: IndexedProduct; text: string; title: string; sort_title: string };

type TextRow = Omit<SearchedTexts, "product"> & { id: number; words: string };

/** Words to be found whole, and words that may be the beginning of longer ones. */
export type Words = { whole?: string[]; beginnings?: string[] };

/** The longest word within a part of a text: « evier » of « l'evier », empty for « % ». */
function longestWordOf(part: string): string {
  const words = part.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** Words of products in a language: of the translation, else the French ones. */
export class ProductWords {
  /** Texts by slot. Those of abandoned slots stay. */
  readonly texts: SearchedTexts[] = [];
  /** Slots that have a word, each with its texts as bits. */
  private readonly slots = new Map<string, number[]>();
  /** The same by the beginnings of words: slow to fill, so that each word is set once. */
  private readonly slotsByBeginning = new SearchableMap<number[]>();
  private readonly mainWords = new Set<string>();
  /** The same, one a line: of 100,000 words, those with a part are found in 0.4 ms, one by one in 8. */
  private mainLines = "";
  /** The words that a mistyped one may mean. */
  readonly vocabulary = new Set<string>();
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /** Reads the texts of these products; gives the function that puts them in. */
  async read(em: EntityManager, ids: number[]): Promise<(products: ProductsById) => void> {
    const { rows } = await sql<TextRow>`
      select id, search_text as text, search_title as title, sort_title, search_words::text as words
      from ${productSource(this.language)} where id = any(${ids}::int[])`.execute(em.getKysely());
    return (products) => {
      for (const { id, words, ...texts } of rows) {
        const product = products.get(id);
        if (product) this.add({ product, ...texts }, words);
      }
    };
  }

  /** Puts in the words of a tsvector as PostgreSQL prints it: letters and digits only, in quotation marks. */
  private add(texts: SearchedTexts, words: string): void {
    const { slot } = texts.product;
    this.texts[slot] = texts;
    for (const lexeme of words.split(" ").filter(Boolean)) {
      const end = lexeme.lastIndexOf("':");
      const word = lexeme.slice(1, end);
      const bits = bitsOf(lexeme.slice(end + 2));
      const entry = (slot << TEXT_BITS) | bits;
      this.addEntry(word, entry);
      if (bits !== TEXT.more && WORTH_KNOWING.test(word)) this.vocabulary.add(word);
    }
    this.addEntry(texts.product.reference, (slot << TEXT_BITS) | TEXT.main); // « LUM IN 120 » in one word
  }

  private addEntry(word: string, entry: number): void {
    const known = this.slots.get(word);
    if (!known) {
      const entries = [entry];
      this.slots.set(word, entries);
      this.slotsByBeginning.set(word, entries);
    } else if (known.at(-1) !== entry) known.push(entry);
    if ((entry & TEXT.main) === 0 || this.mainWords.has(word)) return;
    this.mainWords.add(word);
    this.mainLines += `${word}\n`;
  }

  /** Marks each slot with the texts in which it has one of these words. */
  mark(marks: Uint8Array, { whole = [], beginnings = [] }: Words, texts: number = ANY_TEXT): void {
    const note = (entries: number[] = []) => {
      for (const entry of entries) marks[entry >> TEXT_BITS] = (marks[entry >> TEXT_BITS] ?? 0) | (entry & texts);
    };
    const isOpen = (word: string) => word.length >= BEGINNING_LENGTH;
    for (const word of [...whole, ...beginnings.filter((one) => !isOpen(one))]) note(this.slots.get(storedWord(word)));
    for (const word of beginnings.filter(isOpen).filter((one) => IS_WORD.test(one)))
      for (const entries of this.slotsByBeginning.atPrefix(storedWord(word)).values()) note(entries);
  }

  /** The words of main texts that have a part anywhere; all for an empty one. */
  private *mainWordsWith(part: string): Iterable<string> {
    const { mainLines } = this;
    for (let at = mainLines.indexOf(part), end; at !== -1 && at < mainLines.length; at = mainLines.indexOf(part, end + 1)) {
      end = mainLines.indexOf("\n", at);
      yield mainLines.slice(mainLines.lastIndexOf("\n", at) + 1, end);
    }
  }

  /** Marks each slot that has one of these parts anywhere in its main texts, also within a word. */
  markParts(marks: Uint8Array, parts: string[]): void {
    for (const part of parts) {
      const inWord = longestWordOf(part);
      const isThere = (slot: number) => inWord === part || (this.texts[slot]?.text.includes(part) ?? false);
      for (const word of this.mainWordsWith(inWord))
        for (const entry of this.slots.get(word) ?? []) {
          const slot = entry >> TEXT_BITS;
          if ((entry & TEXT.main) !== 0 && isThere(slot)) marks[slot] = (marks[slot] ?? 0) | TEXT.main;
        }
    }
  }

  /** Whether one of these products has this very word. */
  isHeld(word: string, products: ProductSet): boolean {
    return this.slots.get(word)?.some((entry) => products.has(entry >> TEXT_BITS)) ?? false;
  }
}
