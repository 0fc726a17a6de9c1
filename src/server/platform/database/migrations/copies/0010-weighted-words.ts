import type { Searched } from "./0004-search-texts.ts";
import { singularsOf, wordsOf } from "./0004-words.ts";

const WORD_LENGTH = 100;

/** Writes every word of a product and its singular, with the weight of its field, as a `tsvector`. */
export function searchWordsOf(product: Searched): string {
  const { title, reference, short_description, subcategory = "", specifications = [], compatibility = [], benefits = [] } = product;
  const measured = specifications.flatMap(({ name, value, unit }) => [name, value, unit, `${value}${unit}`]);
  const texts = [
    ["A", [subcategory]],
    ["B", [...measured, ...compatibility]],
    ["C", benefits.flatMap((benefit) => [benefit.title, benefit.description])],
    ["D", [title, reference, short_description]],
  ] as const;
  const positions = new Map<string, string[]>();
  for (const [index, [weight, some]] of texts.entries()) {
    const words = wordsOf(some.join("\n"));
    for (const word of new Set([...words, ...words.flatMap(singularsOf)].map((whole) => [...whole].slice(0, WORD_LENGTH).join(""))))
      positions.set(word, [...(positions.get(word) ?? []), `${index + 1}${weight}`]);
  }
  return [...positions].map(([word, labels]) => `'${word}':${labels.join(",")}`).join(" ");
}
