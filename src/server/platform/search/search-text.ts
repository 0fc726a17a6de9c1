import type { Benefit, Download, Specification } from "#contracts/product/product-parts.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { compact, measuresOf, singularsOf, wordsOf } from "./words.ts";

/** Texts of a product that the catalogue's search reads; the category is searched in its own table. Source: CAT-6. */
export type Searched = { title: string; reference: string; short_description: string };

/** What else it reads, with less weight. */
export type SearchedDetails = {
  long_description?: string;
  subcategory?: string;
  specifications?: Specification[];
  compatibility?: string[];
  benefits?: Benefit[];
  downloads?: Download[];
};

/** A title as ranking reads it: its words and their singulars, each between two blanks, so that ` lampe ` is a whole
 *  word and ` lam` begins one. */
export function searchTitleOf(title: string): string {
  const words = wordsOf(title);
  return ` ${[...new Set([...words, ...words.flatMap(singularsOf)])].join(" ")} `;
}

/** What words are looked for in: the normalized texts and, on a second line, what else they are found by: singulars,
 *  words without their hyphens, and `others`. No word holds a newline, so that no search runs over it. */
export function textFoundBy(texts: string[], others: string[] = []): string {
  const normalized = ` ${normalize(texts.join(" "))} `;
  const words = wordsOf(normalized);
  const hidden = [...words, ...words.flatMap(singularsOf), ...others].filter((word) => !normalized.includes(` ${word} `));
  return `${normalized}\n ${[...new Set(hidden)].join(" ")} `;
}

/** What a product's words are looked for in; its reference is found without its hyphens too. */
export function searchTextOf({ title, reference, short_description }: Searched): string {
  return textFoundBy([title, reference, short_description], [compact(reference)]);
}

/** What a word of a product stands in, by the labels that PostgreSQL knows. */
export const WEIGHT = { subcategory: "A", specification: "B", more: "C", mainText: "D" } as const;

/** Longest beginning of a word that is compared; a word of a tsvector has its limit. */
const WORD_LENGTH = 100;

/** A word as words are stored and asked for. */
export function storedWord(word: string): string {
  return [...word].slice(0, WORD_LENGTH).join("");
}

/** Every word of a product and its singular, with what it stands in, as a `tsvector`. Measures are words of their own,
 *  wherever they stand: « 16A » finds « 16 A ». */
export function searchWordsOf(product: Searched & SearchedDetails): string {
  const { title, reference, short_description, subcategory = "", specifications = [], compatibility = [] } = product;
  const { long_description = "", benefits = [], downloads = [] } = product;
  const mainTexts = [title, reference, short_description];
  const details = [...specifications.map(({ name, value, unit }) => `${name} ${value} ${unit}`), ...compatibility];
  const more = [
    long_description,
    ...benefits.flatMap((benefit) => [benefit.title, benefit.description]),
    ...downloads.map(({ name }) => name),
  ];
  const texts = [
    [WEIGHT.subcategory, [subcategory]],
    [WEIGHT.specification, [...details, ...[...mainTexts, ...details, ...more].flatMap(measuresOf)]],
    [WEIGHT.more, more],
    [WEIGHT.mainText, mainTexts],
  ] as const;
  const places = new Map<string, string[]>();
  for (const [index, [weight, some]] of texts.entries()) {
    const words = wordsOf(some.join("\n"));
    for (const word of new Set([...words, ...words.flatMap(singularsOf)].map(storedWord)))
      places.set(word, [...(places.get(word) ?? []), `${index + 1}${weight}`]);
  }
  return [...places].map(([word, labels]) => `'${word}':${labels.join(",")}`).join(" ");
}

/** Most different words that are stored of a document. */
const DOCUMENT_WORDS_MAX = 20_000;

/** Every word of a document and its singular, and its measures, as a `tsvector` without weights. */
export function documentWordsOf(text: string): string {
  const words = wordsOf(text);
  const all = new Set([...words, ...words.flatMap(singularsOf), ...measuresOf(text)].map(storedWord));
  return [...all]
    .slice(0, DOCUMENT_WORDS_MAX)
    .map((word) => `'${word}'`)
    .join(" ");
}
