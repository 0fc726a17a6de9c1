import { fold } from "#contracts/shared/fold.ts";
import { compact, singularsOf, wordsOf } from "./words.ts";

/** What the catalogue's search reads of a product. Source: specification §5 « Search »; the category is searched in its own table. */
export type Searched = { title: string; reference: string; short_description: string };

/** A title as ranking reads it: its words and their singulars, each between two blanks, so that ` lampe ` is a whole word and ` lam` begins one. */
export function searchTitleOf(title: string): string {
  const words = wordsOf(title);
  return ` ${[...new Set([...words, ...words.flatMap(singularsOf)])].join(" ")} `;
}

/** What words are looked for in: the folded texts and, on a second line, what else they are found by: singulars, words without their
 *  hyphens, and `others`. No word holds a newline, so that no search runs over it. */
export function textFoundBy(texts: string[], others: string[] = []): string {
  const folded = ` ${fold(texts.join(" "))} `;
  const words = wordsOf(folded);
  const hidden = [...words, ...words.flatMap(singularsOf), ...others].filter((word) => !folded.includes(` ${word} `));
  return `${folded}\n ${[...new Set(hidden)].join(" ")} `;
}

/** What a product's words are looked for in; its reference is found without its hyphens too. */
export function searchTextOf({ title, reference, short_description }: Searched): string {
  return textFoundBy([title, reference, short_description], [compact(reference)]);
}
