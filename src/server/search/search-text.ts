import { fold } from "#contracts/shared/fold.ts";
import { compact, singularsOf, wordsOf } from "./words.ts";

/** What the catalogue's search reads of a product. Source: specification §5 « Search »; the category is searched in its own table. */
export type Searched = { title: string; reference: string; short_description: string };

/** A title as ranking reads it: its words and their singulars, each between two blanks, so that ` lampe ` is a whole word and ` lam` begins one. */
export function searchTitleOf(title: string): string {
  const words = wordsOf(title);
  return ` ${[...new Set([...words, ...words.flatMap(singularsOf)])].join(" ")} `;
}

/** What a product's words are looked for in: its folded texts and, on a second line, what else it is found by: singulars, words and
 *  reference without their hyphens. No word holds a newline, so that no search runs over it. */
export function searchTextOf({ title, reference, short_description }: Searched): string {
  const folded = ` ${fold(`${title} ${reference} ${short_description}`)} `;
  const words = wordsOf(folded);
  const others = [...words, ...words.flatMap(singularsOf), compact(reference)].filter((word) => !folded.includes(` ${word} `));
  return `${folded}\n ${[...new Set(others)].join(" ")} `;
}
