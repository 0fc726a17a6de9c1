import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { candidatesFor, errorsAllowed, keysOfTyped, nearestCandidates } from "#server/search/candidates.ts";
import { currentSynonyms, type Synonyms } from "#server/search/synonyms.ts";
import { type TypedWord, wordsOf } from "#server/search/words.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { categoryWords } from "#server/category/category-words.ts";
import { Category } from "#server/category/category.entity.ts";

/** A typed word with the categories it names and what it means in the trade, and, once widened, the words it may be a misspelling of with theirs. */
export type QueryWord = TypedWord & { categories: number[]; synonyms: string[]; candidates: string[]; candidateCategories: number[] };

/** A category's key and its name, normalized and as it is written. */
export type SearchedCategory = Pick<Category, "id" | "name" | "normalized_name">;

/** What a typed word may name beside the words of products. */
export type Known = { categories: SearchedCategory[]; synonyms: Synonyms };

/** Every category, as it is called in a language, and every group of synonyms; there are few. */
export async function knownWords(em: EntityManager, language: Language = "fr"): Promise<Known> {
  const { nameOf } = await categoryWords(em, language);
  const stored = await em.find(Category, {}, { fields: ["id", "name", "normalized_name"] });
  const categories = stored.map(({ id, name }) => ({ id, name: nameOf(name), normalized_name: normalize(nameOf(name)) }));
  return { categories, synonyms: await currentSynonyms(em) };
}

/** What a word stands for as it was typed. */
export function asTyped(word: TypedWord, { categories, synonyms }: Known): QueryWord {
  const isNamed = ({ normalized_name }: SearchedCategory) =>
    word.parts.some((part) => normalized_name.includes(part)) || wordsOf(normalized_name).some((name) => word.stems.includes(name));
  return {
    ...word,
    categories: categories.filter(isNamed).map(({ id }) => id),
    synonyms: synonyms.ofTyped(word),
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

/** Words that stand for more than was typed, how each candidate is written, and what the trade says for it. */
export type Widened = { words: QueryWord[]; written: Map<string, string>; synonyms: Synonyms };

/** What the words stand for when one forgives their misspelling, and how each candidate is written.
 *  `inUse` says which words the visitor may be led to. Undefined where there is no candidate. */
export async function widened(
  em: EntityManager,
  words: QueryWord[],
  { categories, synonyms: known }: Known,
  inUse: (words: string[]) => Promise<string[]>,
): Promise<Widened | undefined> {
  if (words.every(({ typed }) => errorsAllowed(typed) === 0)) return undefined;
  const indexed = await indexedCandidates(em, words);
  const close = new Set(words.flatMap(({ typed }) => candidatesFor(typed, indexed.keys())));
  const names = categories.flatMap(({ name }) => name.toLowerCase().split(" "));
  const written = new Map([...names.flatMap((name) => wordsOf(name).map((word) => [word, name] as const)), ...indexed]);
  const offered = [...(close.size > 0 ? await inUse([...close]) : []), ...names.flatMap(wordsOf), ...known.vocabulary];
  const wider = words.map((word) => {
    const candidates = nearestCandidates(word.typed, new Set(offered));
    const isCandidate = ({ normalized_name }: SearchedCategory) => wordsOf(normalized_name).some((name) => candidates.includes(name));
    const synonyms = [...word.synonyms, ...known.of(candidates)];
    return { ...word, synonyms, candidates, candidateCategories: categories.filter(isCandidate).map(({ id }) => id) };
  });
  return wider.some(({ candidates }) => candidates.length > 0) ? { words: wider, written, synonyms: known } : undefined;
}
