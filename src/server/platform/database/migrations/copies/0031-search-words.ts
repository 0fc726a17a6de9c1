import type { Searched } from "./0004-search-texts.ts";
import { normalize, singularsOf, wordsOf } from "./0004-words.ts";

const WORD_LENGTH = 100;

const MEASURE =
  /(?:(?<!\p{Letter})(\p{Letter}{1,4})[ -]?)?(?<!\d)(\d+(?:[ .,]\d+)*(?: ?[x×] ?\d+(?:[.,]\d+)*)*)(?: ?([\p{Letter}°·]{1,4})(?!\p{Letter}))?/gu;

const compact = (text: string) =>
  normalize(text)
    .replaceAll("×", "x")
    .replace(/[^\p{Letter}\p{Number}]/gu, "");

function measuresOf(text: string): string[] {
  const found = [...normalize(text).matchAll(MEASURE)];
  return [...new Set(found.flatMap(([, before = "", number = "", unit = ""]) => [number, before + number, number + unit].map(compact)))];
}

export type Described = Searched & { long_description: string; downloads: { name: string }[] };

/** Writes every word, singular and measure of a product, with the weight of its field, as a `tsvector`. */
export function searchWordsOf(product: Described): string {
  const { title, reference, short_description, subcategory = "", specifications = [], compatibility = [], benefits = [] } = product;
  const mainTexts = [title, reference, short_description];
  const details = [...specifications.map(({ name, value, unit }) => `${name} ${value} ${unit}`), ...compatibility];
  const described = benefits.flatMap((benefit) => [benefit.title, benefit.description]);
  const more = [product.long_description, ...described, ...product.downloads.map((download) => download.name)];
  const texts = [
    ["A", [subcategory]],
    ["B", [...details, ...[...mainTexts, ...details, ...more].flatMap(measuresOf)]],
    ["C", more],
    ["D", mainTexts],
  ] as const;
  const positions = new Map<string, string[]>();
  for (const [index, [weight, some]] of texts.entries()) {
    const words = wordsOf(some.join("\n"));
    for (const word of new Set([...words, ...words.flatMap(singularsOf)].map((whole) => [...whole].slice(0, WORD_LENGTH).join(""))))
      positions.set(word, [...(positions.get(word) ?? []), `${index + 1}${weight}`]);
  }
  return [...positions].map(([word, labels]) => `'${word}':${labels.join(",")}`).join(" ");
}
