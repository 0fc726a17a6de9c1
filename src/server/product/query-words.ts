import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { candidatesFor, errorsAllowed, keysOfTyped, nearestCandidates } from "#server/search/candidates.ts";
import { synonymsOf, TRADE_VOCABULARY, tradeSynonyms } from "#server/search/synonyms.ts";
import { type TypedWord, wordsOf } from "#server/search/words.ts";
import { Category } from "#server/category/category.entity.ts";

/** A typed word with the categories it names and what it means in the trade, and, once widened, the words it may be a misspelling of with theirs. */
export type QueryWord = TypedWord & { categories: number[]; synonyms: string[]; candidates: string[]; candidateCategories: number[] };

/** A category's key and its name, normalized and as it is written. */
export type SearchedCategory = Pick<Category, "id" | "name" | "normalized_name">;

/** Every category; there are few. */
export async function searchedCategories(em: EntityManager): Promise<SearchedCategory[]> {
  return em.find(Category, {}, { fields: ["id", "name", "normalized_name"] });
}

/** What a word stands for as it was typed. */
export function asTyped(word: TypedWord, categories: SearchedCategory[]): QueryWord {
  const isNamed = ({ normalized_name }: SearchedCategory) =>
    word.parts.some((part) => normalized_name.includes(part)) || wordsOf(normalized_name).some((name) => word.stems.includes(name));
  return {
    ...word,
    categories: categories.filter(isNamed).map(({ id }) => id),
    synonyms: tradeSynonyms(word),
    candidates: [],
    candidateCategories: [],
  };
}

/** The indexed words that share a key with the typed ones, with the way each is written. */
async function indexedCandidates(em: EntityManager, words: TypedWord[]): Promise<Map<string, string>> {
  const keys = words.flatMap(({ typed }) => (errorsAllowed(typed) > 0 ? keysOfTyped(typed) : []));
  const { rows } = await sql<{ word: string; written: string }>`
    select word, written from search_word where keys && ${keys}::text[]`.execute(em.getKysely({ type: "read" }));
  return new Map(rows.map(({ word, written }) => [word, written]));
}

/** What the words stand for when one forgives their misspelling, and how each candidate is written.
 *  `inUse` says which words the visitor may be led to. Undefined where there is no candidate. */
export async function widened(
  em: EntityManager,
  words: QueryWord[],
  categories: SearchedCategory[],
  inUse: (words: string[]) => Promise<string[]>,
): Promise<{ words: QueryWord[]; written: Map<string, string> } | undefined> {
  if (words.every(({ typed }) => errorsAllowed(typed) === 0)) return undefined;
  const indexed = await indexedCandidates(em, words);
  const close = new Set(words.flatMap(({ typed }) => candidatesFor(typed, indexed.keys())));
  const names = categories.flatMap(({ name }) => name.toLowerCase().split(" "));
  const written = new Map([...names.flatMap((name) => wordsOf(name).map((word) => [word, name] as const)), ...indexed]);
  const offered = [...(close.size > 0 ? await inUse([...close]) : []), ...names.flatMap(wordsOf), ...TRADE_VOCABULARY];
  const wider = words.map((word) => {
    const candidates = nearestCandidates(word.typed, new Set(offered));
    const isCandidate = ({ normalized_name }: SearchedCategory) => wordsOf(normalized_name).some((name) => candidates.includes(name));
    const synonyms = [...word.synonyms, ...synonymsOf(candidates)];
    return { ...word, synonyms, candidates, candidateCategories: categories.filter(isCandidate).map(({ id }) => id) };
  });
  return wider.some(({ candidates }) => candidates.length > 0) ? { words: wider, written } : undefined;
}
