import { type RawBuilder, sql } from "kysely";
import { containing } from "#server/search/containing.ts";
import { storedWord, WEIGHT } from "#server/search/search-text.ts";
import { isHub } from "#server/search/synonyms.ts";
import { compact } from "#server/search/words.ts";
import type { QueryWord } from "./query-words.ts";

/** A condition on a product `p`. */
export type Condition = RawBuilder<boolean>;

/** Shortest word that may be the beginning of another in a product's details: « 12 » is no « 128 ». */
const BEGINNING_LENGTH = 3;

const NEVER: Condition = sql`false`;

/** Whether one of these holds; of none, none does. */
export function either(conditions: Condition[]): Condition {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : NEVER;
}

/** Whether the texts that search must read hold this anywhere. */
export function textHolds(text: string): Condition {
  return sql`p.search_text like ${containing(text)}`;
}

/** Whether the product is in one of these categories. */
export function isIn(categories: number[]): Condition {
  return categories.length > 0 ? sql`p.category = any(${categories}::int[])` : NEVER;
}

/** Words to be found whole, and words that may be the beginning of longer ones. */
type Words = { whole?: string[]; beginnings?: string[] };

/** Whether the product has one of these words, in a text of this weight if one is given. */
export function hasWord({ whole = [], beginnings = [] }: Words, weight: string = ""): Condition {
  const operand = (word: string, mark: string) => (/^[\p{Letter}\p{Number}]+$/u.test(word) ? [`'${storedWord(word)}'${mark}`] : []);
  const isOpen = (word: string) => word.length >= BEGINNING_LENGTH;
  const operands = [
    ...[...whole, ...beginnings.filter((word) => !isOpen(word))].flatMap((word) => operand(word, weight && `:${weight}`)),
    ...beginnings.filter(isOpen).flatMap((word) => operand(word, `:*${weight}`)),
  ];
  return operands.length > 0 ? sql`p.search_words @@ ${operands.join(" | ")}::tsquery` : NEVER;
}

/** Weights of what is searched beyond the specification's four texts; in these, words are met from their beginnings on. */
const DETAILS = WEIGHT.subcategory + WEIGHT.specification + WEIGHT.more;

/** Weights of the texts that say what a product is. */
const MAIN_TEXTS = WEIGHT.subcategory + WEIGHT.mainText;

const isNoHub = (word: string) => !isHub(word);

/** Whether a product has this word, as it was typed, as the trade says it, or as it may have been meant. */
export function isMeant({ parts, stems, synonyms, candidates, categories, candidateCategories }: QueryWord): Condition {
  const named = [...categories, ...candidateCategories];
  const others = [...synonyms, ...candidates];
  return either([
    ...parts.map(textHolds),
    hasWord({ beginnings: parts.filter(isNoHub) }, DETAILS),
    hasWord({ whole: stems.filter(isNoHub), beginnings: others.filter(isNoHub) }),
    hasWord({ whole: stems.filter(isHub), beginnings: [...parts, ...others].filter(isHub) }, MAIN_TEXTS),
    ...(named.length > 0 ? [isIn(named)] : []),
  ]);
}

/** The whole search as one word: « LUM IN 120 » is LUM-IN-120, « IP 65 » is IP65. */
export function isOneWord(q: string): Condition[] {
  const word = compact(q);
  return /\d/.test(word) && word.length > 2 && /\s/.test(q.trim()) ? [textHolds(word), hasWord({ whole: [word] })] : [];
}
