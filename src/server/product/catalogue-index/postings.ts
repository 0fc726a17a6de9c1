import { IntList } from "./growing-lists.ts";

/** The labels of a word in one row, as bits. */
const MASK_BITS = 4;
const ANY_LABEL = 0b1111;

/** Letters that words are kept apart by: a beginning that is looked for has as many at least, or is compared with every word. */
const BEGINNING_LENGTH = 3;

/** Words that are looked through one by one, before they are put into one text with all others. */
const LOOSE_MAX = 2_000;

/** What no word holds. */
const BETWEEN = "\n";

/** Called with each row that is found. */
type Visit = (row: number) => void;

/** Rows by their words, which have numbers. Most words of a catalogue are of one row, references for instance: those have an entry, and no list. */
export class Postings {
  private readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly entries: (number | IntList)[] = [];
  private readonly byBeginning = new Map<string, number[]>();
  /** The words up to a number in one text, which is looked through much faster than they are, and where each begins. */
  private text = "";
  private starts = new Int32Array();

  add(word: string, row: number, labels = ANY_LABEL): void {
    const entry = (row << MASK_BITS) | labels;
    const number = this.numbers.get(word);
    if (number === undefined) return this.begin(word, entry);
    const known = this.entries[number] ?? 0;
    if (typeof known !== "number") return known.push(entry);
    if (known === entry) return;
    const list = new IntList();
    list.push(known);
    list.push(entry);
    this.entries[number] = list;
  }

  private begin(word: string, entry: number): void {
    const number = this.words.push(word) - 1;
    this.numbers.set(word, number);
    this.entries.push(entry);
    const beginning = word.slice(0, BEGINNING_LENGTH);
    const alike = this.byBeginning.get(beginning);
    if (alike) alike.push(number);
    else this.byBeginning.set(beginning, [number]);
  }

  /** Visits every row that has a word, under one of some labels. */
  each(word: string, visit: Visit, labels = ANY_LABEL): void {
    const number = this.numbers.get(word);
    if (number !== undefined) this.eachOf(number, visit, labels);
  }

  /** The same of a word by its number. */
  eachOf(number: number, visit: Visit, labels = ANY_LABEL): void {
    const known = this.entries[number] ?? 0;
    if (typeof known === "number") {
      if (known & labels) visit(known >> MASK_BITS);
      return;
    }
    const { values, length } = known;
    for (let place = 0; place < length; place += 1) {
      const entry = values[place] ?? 0;
      if (entry & labels) visit(entry >> MASK_BITS);
    }
  }

  /** Numbers of the words that begin so. */
  beginningWith(beginning: string): number[] {
    const isBegun = (number: number) => this.words[number]?.startsWith(beginning) ?? false;
    if (beginning.length >= BEGINNING_LENGTH) return (this.byBeginning.get(beginning.slice(0, BEGINNING_LENGTH)) ?? []).filter(isBegun);
    return [...this.byBeginning].flatMap(([first, numbers]) => (first.startsWith(beginning) ? numbers : []));
  }

  /** Numbers of the words that hold a text anywhere. */
  containing(text: string): number[] {
    if (this.words.length - this.starts.length > LOOSE_MAX) this.join();
    const found: number[] = [];
    let number = 0;
    for (let at = this.text.indexOf(text); at >= 0; at = this.text.indexOf(text, this.starts[number] ?? this.text.length)) {
      while ((this.starts[number] ?? Number.POSITIVE_INFINITY) <= at) number += 1;
      found.push(number - 1); // the word before the next one that begins
      if (number === this.starts.length) break;
    }
    for (let loose = this.starts.length; loose < this.words.length; loose += 1) if (this.words[loose]?.includes(text)) found.push(loose);
    return found;
  }

  private join(): void {
    this.starts = new Int32Array(this.words.length);
    let start = 0;
    for (const [number, word] of this.words.entries()) {
      this.starts[number] = start;
      start += word.length + BETWEEN.length;
    }
    this.text = this.words.join(BETWEEN);
  }
}
