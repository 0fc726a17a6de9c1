import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { errorsAllowed, keysOfTyped, nearestWords, wordsNear } from "#server/search/near-words.ts";
import { synonymsOf, TRADE_VOCABULARY, tradeSynonyms } from "#server/search/synonyms.ts";
import { type TypedWord, wordsOf } from "#server/search/words.ts";
import { Category } from "#server/category/category.entity.ts";

/** A typed word with the categories it names and what it means in the trade, and, once widened, the words it may be a misspelling of with theirs. */
export type SoughtWord = TypedWord & { categories: number[]; synonyms: string[]; near: string[]; nearCategories: number[] };

/** A category's key and its name, normalized and as it is written. */
export type SearchedCategory = Pick<Category, "id" | "name" | "folded_name">;

/** Every category; there are few. */
export async function searchedCategories(em: EntityManager): Promise<SearchedCategory[]> {
  return em.find(Category, {}, { fields: ["id", "name", "folded_name"] });
}

/** What a word stands for as it was typed. */
export function asTyped(word: TypedWord, categories: SearchedCategory[]): SoughtWord {
  const isNamed = ({ folded_name }: SearchedCategory) =>
    word.parts.some((part) => folded_name.includes(part)) || wordsOf(folded_name).some((name) => word.wholes.includes(name));
  return {
    ...word,
    categories: categories.filter(isNamed).map(({ id }) => id),
    synonyms: tradeSynonyms(word),
    near: [],
    nearCategories: [],
  };
}

/** The words filed near the typed ones, with the way each is written. */
async function filedNear(em: EntityManager, words: TypedWord[]): Promise<Map<string, string>> {
  const keys = words.flatMap(({ typed }) => (errorsAllowed(typed) > 0 ? keysOfTyped(typed) : []));
  const { rows } = await sql<{ word: string; written: string }>`
    select word, written from search_word where keys && ${keys}::text[]`.execute(em.getKysely({ type: "read" }));
  return new Map(rows.map(({ word, written }) => [word, written]));
}

/** What the words stand for when one forgives their misspelling, and how each near word is written.
 *  `inUse` says which words the visitor may be led to. Undefined where nothing is near. */
export async function widened(
  em: EntityManager,
  words: SoughtWord[],
  categories: SearchedCategory[],
  inUse: (words: string[]) => Promise<string[]>,
): Promise<{ words: SoughtWord[]; written: Map<string, string> } | undefined> {
  if (words.every(({ typed }) => errorsAllowed(typed) === 0)) return undefined;
  const filed = await filedNear(em, words);
  const close = new Set(words.flatMap(({ typed }) => wordsNear(typed, filed.keys())));
  const names = categories.flatMap(({ name }) => name.toLowerCase().split(" "));
  const written = new Map([...names.flatMap((name) => wordsOf(name).map((word) => [word, name] as const)), ...filed]);
  const offered = [...(close.size > 0 ? await inUse([...close]) : []), ...names.flatMap(wordsOf), ...TRADE_VOCABULARY];
  const wider = words.map((word) => {
    const near = nearestWords(word.typed, new Set(offered));
    const isNear = ({ folded_name }: SearchedCategory) => wordsOf(folded_name).some((name) => near.includes(name));
    const synonyms = [...word.synonyms, ...synonymsOf(near)];
    return { ...word, synonyms, near, nearCategories: categories.filter(isNear).map(({ id }) => id) };
  });
  return wider.some(({ near }) => near.length > 0) ? { words: wider, written } : undefined;
}
