import { sql } from "kysely";
import { containing } from "#server/search/containing.ts";
import { storedWord, WEIGHT } from "#server/search/search-text.ts";
import { compact } from "#server/search/words.ts";
import { type Condition, either, NEVER } from "./condition.ts";
import type { QueryWord, Subcategory } from "./query-words.ts";

/** Shortest word that may be the beginning of another in a product's details: « 12 » is no « 128 ». */
const BEGINNING_LENGTH = 3;

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

/** These words as PostgreSQL asks for them, in a text of this weight if one is given; empty where none can be asked for. */
function tsqueryOf({ whole = [], beginnings = [] }: Words, weight: string = ""): string {
  const operand = (word: string, mark: string) => (/^[\p{Letter}\p{Number}]+$/u.test(word) ? [`'${storedWord(word)}'${mark}`] : []);
  const isOpen = (word: string) => word.length >= BEGINNING_LENGTH;
  const operands = [
    ...[...whole, ...beginnings.filter((word) => !isOpen(word))].flatMap((word) => operand(word, weight && `:${weight}`)),
    ...beginnings.filter(isOpen).flatMap((word) => operand(word, `:*${weight}`)),
  ];
  return operands.join(" | ");
}

/** Whether the product has one of these words, in a text of this weight if one is given. */
export function hasWord(words: Words, weight: string = ""): Condition {
  const query = tsqueryOf(words, weight);
  return query === "" ? NEVER : sql`p.search_words @@ ${query}::tsquery`;
}

/** Weights of what is searched beyond the specification's four texts; in these, words are met from their beginnings on. */
const DETAILS = WEIGHT.subcategory + WEIGHT.specification + WEIGHT.more;

/** Weights of the texts that say what a product is. */
const MAIN_TEXTS = WEIGHT.subcategory + WEIGHT.mainText;

/** Whether a product is in a sub-category that means this, where these are called otherwise than in its own row. */
export function isInSubcategory(subcategories: Subcategory[]): Condition {
  return either(subcategories.map(({ category, name }) => sql<boolean>`(p.category = ${category} and p.subcategory = ${name})`));
}

/** Whether the texts that search reads have this word, as it was typed, as the trade says it, or as it may have been meant. */
export function isInTexts({ parts, stems, synonyms, candidates, isHub }: QueryWord): Condition {
  const isNoHub = (word: string) => !isHub(word);
  const others = [...synonyms, ...candidates];
  return either([
    ...parts.map(textHolds),
    hasWord({ beginnings: parts.filter(isNoHub) }, DETAILS),
    hasWord({ whole: stems.filter(isNoHub), beginnings: others.filter(isNoHub) }),
    hasWord({ whole: stems.filter(isHub), beginnings: [...parts, ...others].filter(isHub) }, MAIN_TEXTS),
  ]);
}

/** The conditions on where a product stands by which it has this word. */
export function placesNamed({ categories, candidateCategories, subcategories, meantSubcategories }: QueryWord): Condition[] {
  const named = [...categories, ...candidateCategories];
  const subs = [...subcategories, ...meantSubcategories];
  return [...(named.length > 0 ? [isIn(named)] : []), ...(subs.length > 0 ? [isInSubcategory(subs)] : [])];
}

/** Whether a product has this word, its documents aside. */
export function isSaid(word: QueryWord): Condition {
  return either([isInTexts(word), ...placesNamed(word)]);
}

/** Most documents that a word may stand in and still lead to products: what more of them say, or half of all, tells none apart. */
const DOCUMENTS_MAX = 200;
const FEW_DOCUMENTS = 5;

/** Whether one of a product's PDFs has this word as it was typed. Asked of the documents first, which are few, then of the products that have them. */
export function isInDocument({ parts, stems, isHub }: QueryWord): Condition {
  const query = tsqueryOf({
    whole: stems.filter((word) => !isHub(word)),
    beginnings: parts.filter((word) => !isHub(word) && word.length >= BEGINNING_LENGTH),
  });
  if (query === "") return NEVER;
  return sql`p.uploads && (
    select array_agg(left(filename, 32)) from upload where pdf_words @@ ${query}::tsquery
    having count(*) <= least(${DOCUMENTS_MAX}::int, greatest(${FEW_DOCUMENTS}::int, (select count(*) / 2 from upload where pdf_words is not null))))`;
}

/** Whether a product has this word, in its texts or in one of its PDFs. */
export function isMeant(word: QueryWord): Condition {
  return either([isSaid(word), isInDocument(word)]);
}

/** The whole search as one word: « LUM IN 120 » is LUM-IN-120, « IP 65 » is IP65. */
export function isOneWord(q: string): Condition[] {
  const word = compact(q);
  return /\d/.test(word) && word.length > 2 && /\s/.test(q.trim()) ? [textHolds(word), hasWord({ whole: [word] })] : [];
}
