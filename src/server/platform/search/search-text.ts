import type { Benefit, Download, Specification } from "#contracts/product/product-parts.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { compact, measuresOf, singularsOf, wordsOf } from "./words.ts";

/** Texts of a product that the catalogue's search reads; the category is searched in its own table. Source: CAT-6. */
export type Searched = { title: string; reference: string; short_description: string };

/** Other texts that the search reads, with less weight. */
type SearchedDetails = {
  long_description?: string;
  subcategory?: string;
  specifications?: Specification[];
  compatibility?: string[];
  benefits?: Benefit[];
  downloads?: Download[];
};

/** A title as ranking reads it: its words and their singulars between blanks, so that ` lampe ` is a whole word and `
 *  lam` begins one. */
export function searchTitleOf(title: string): string {
  const words = wordsOf(title);
  return ` ${[...new Set([...words, ...words.flatMap(singularsOf)])].join(" ")} `;
}

/** Builds the text in which words are searched: the normalized texts and, on a second line, singulars, words without
 *  their hyphens, and `others`. No word holds a newline, so that no match runs across it. */
export function buildSearchText(texts: string[], others: string[] = []): string {
  const normalized = ` ${normalize(texts.join(" "))} `;
  const words = wordsOf(normalized);
  const hidden = [...words, ...words.flatMap(singularsOf), ...others].filter((word) => !normalized.includes(` ${word} `));
  return `${normalized}\n ${[...new Set(hidden)].join(" ")} `;
}

/** The search text of a product; its reference is found without its hyphens too. */
export function searchTextOf({ title, reference, short_description }: Searched): string {
  return buildSearchText([title, reference, short_description], [compact(reference)]);
}

/** PostgreSQL's weight labels, by the kind of text that holds a product's word. */
const WEIGHT = { subcategory: "A", specification: "B", more: "C", mainText: "D" } as const;

/** Longest beginning of a word that is compared; a word of a tsvector has its limit. */
const WORD_LENGTH = 100;

/** A word as it is stored and searched. */
export function storedWord(word: string): string {
  return [...word].slice(0, WORD_LENGTH).join("");
}

/** Every word of a product and its singular, with the weights of its texts, as a `tsvector`. Measures are words of
 *  their own in every text: « 16A » finds « 16 A ». */
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
  const labels = new Map<string, string[]>();
  for (const [index, [weight, some]] of texts.entries()) {
    const words = wordsOf(some.join("\n"));
    for (const word of new Set([...words, ...words.flatMap(singularsOf)].map(storedWord)))
      labels.set(word, [...(labels.get(word) ?? []), `${index + 1}${weight}`]);
  }
  return [...labels].map(([word, own]) => `'${word}':${own.join(",")}`).join(" ");
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
