import { compact, normalize, singularsOf, wordsOf } from "./0004-words.ts";

/** Columns of a product that the search reads. The details came with migration 0010. */
export type Searched = {
  id: number;
  title: string;
  reference: string;
  short_description: string;
  subcategory?: string;
  specifications?: { name: string; value: string; unit: string }[];
  compatibility?: string[];
  benefits?: { title: string; description: string }[];
};

const WORTH_KNOWING = /^\p{Letter}{3,30}$/u;

/** Lists the words of a product's texts that may be mistyped, each normalized, with its spelling. */
export function learntWords(product: Searched): Map<string, string> {
  const { title, short_description, subcategory = "", specifications = [], compatibility = [], benefits = [] } = product;
  const details = [
    ...specifications.flatMap(({ name, value }) => [name, value]),
    ...compatibility,
    ...benefits.map((benefit) => benefit.title),
  ];
  const written =
    [title, short_description, subcategory, ...details]
      .join(" ")
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return new Map(written.map((word) => [normalize(word), word] as const).filter(([word]) => WORTH_KNOWING.test(word)));
}

/** Builds the title for the ranking. */
export function searchTitleOf(title: string): string {
  const words = wordsOf(title);
  return ` ${[...new Set([...words, ...words.flatMap(singularsOf)])].join(" ")} `;
}

/** Builds the text in which searches look for a product. */
export function searchTextOf({ title, reference, short_description }: Searched): string {
  const normalized = ` ${normalize([title, reference, short_description].join(" "))} `;
  const words = wordsOf(normalized);
  const hidden = [...words, ...words.flatMap(singularsOf), compact(reference)].filter((word) => !normalized.includes(` ${word} `));
  return `${normalized}\n ${[...new Set(hidden)].join(" ")} `;
}
