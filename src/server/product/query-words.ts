import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { candidatesFor, errorsAllowed, keysOfTyped, nearestCandidates } from "#server/search/candidates.ts";
import { currentSynonyms, isHub, type Synonyms } from "#server/search/synonyms.ts";
import { singularsOf, type TypedWord, wordsOf } from "#server/search/words.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { categoryWords } from "#server/category/category-words.ts";
import { Category } from "#server/category/category.entity.ts";

/** A typed word with the categories it names and what it means in the trade, and, once widened, the words it may be a misspelling of with theirs. */
export type QueryWord = TypedWord & {
  /** Whether a word names what runs a house, in the language of the search. */
  isHub: (word: string) => boolean;
  categories: number[];
  synonyms: string[];
  candidates: string[];
  candidateCategories: number[];
  /** Keys of the products that have it in one of their documents, as it was typed. */
  documented: number[];
  /** Sub-categories that it names, and those that it means or may be a misspelling of, where products are searched in another language than their rows'. */
  subcategories: Subcategory[];
  meantSubcategories: Subcategory[];
};

/** A sub-category by its category's key and its French name. */
export type Subcategory = { category: number; name: string };

/** One with the words that it has in a language, and their singulars. */
type SearchedSubcategory = Subcategory & { words: string[] };

/** A category's key and its name, normalized and as it is written. */
export type SearchedCategory = Pick<Category, "id" | "name" | "normalized_name">;

/** What a typed word may name beside the words of products. */
export type Known = { language: Language; categories: SearchedCategory[]; subcategories: SearchedSubcategory[]; synonyms: Synonyms };

/** Every category and sub-category, as they are called in a language, and the groups of synonyms that it reads; there are few. In French a product's own
 *  words have its sub-category. */
export async function knownWords(em: EntityManager, language: Language = "fr"): Promise<Known> {
  const { nameOf, subcategoryOf } = await categoryWords(em, language);
  const stored = await em.find(Category, {}, { fields: ["id", "name", "normalized_name", "subcategories"] });
  const categories = stored.map(({ id, name }) => ({ id, name: nameOf(name), normalized_name: normalize(nameOf(name)) }));
  const ofCategory = ({ id, name, subcategories }: (typeof stored)[number]) =>
    subcategories.map((french) => {
      const words = wordsOf(subcategoryOf(name, french));
      return { category: id, name: french, words: [...words, ...words.flatMap(singularsOf)] };
    });
  const subcategories = language === "fr" ? [] : stored.flatMap(ofCategory);
  return { language, categories, subcategories, synonyms: await currentSynonyms(em, language) };
}

/** Shortest word that names a sub-category by its beginning. */
const BEGINNING_LENGTH = 3;

/** The sub-categories that have one of these words, or a word that begins so. */
function subcategoriesWith(
  subcategories: SearchedSubcategory[],
  { whole, beginnings }: { whole: string[]; beginnings: string[] },
): Subcategory[] {
  const isBegun = (word: string) =>
    beginnings.some((begun) => word === begun || (begun.length >= BEGINNING_LENGTH && word.startsWith(begun)));
  return subcategories.filter(({ words }) => words.some((word) => whole.includes(word) || isBegun(word)));
}

/** What a word stands for as it was typed. */
export function asTyped(word: TypedWord, { language, categories, subcategories, synonyms }: Known): QueryWord {
  const isNamed = ({ normalized_name }: SearchedCategory) =>
    word.parts.some((part) => normalized_name.includes(part)) || wordsOf(normalized_name).some((name) => word.stems.includes(name));
  const meant = synonyms.ofTyped(word);
  return {
    ...word,
    isHub: (said) => isHub(said, language),
    categories: categories.filter(isNamed).map(({ id }) => id),
    synonyms: meant,
    candidates: [],
    candidateCategories: [],
    documented: [],
    subcategories: subcategoriesWith(subcategories, { whole: word.stems, beginnings: word.parts }),
    meantSubcategories: subcategoriesWith(subcategories, { whole: [], beginnings: meant }),
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
  { categories, subcategories, synonyms: known }: Known,
  inUse: (words: string[]) => Promise<string[]>,
): Promise<Widened | undefined> {
  if (words.every(({ typed }) => errorsAllowed(typed) === 0)) return undefined;
  const indexed = await indexedCandidates(em, words);
  const close = new Set(words.flatMap(({ typed }) => candidatesFor(typed, indexed.keys())));
  const names = categories.flatMap(({ name }) => name.toLowerCase().split(" "));
  const written = new Map([...names.flatMap((name) => wordsOf(name).map((word) => [word, name] as const)), ...indexed]);
  const offered = [
    ...(close.size > 0 ? await inUse([...close]) : []),
    ...names.flatMap(wordsOf),
    ...subcategories.flatMap((one) => one.words),
    ...known.vocabulary,
  ];
  const wider = words.map((word) => {
    const candidates = nearestCandidates(word.typed, new Set(offered));
    const isCandidate = ({ normalized_name }: SearchedCategory) => wordsOf(normalized_name).some((name) => candidates.includes(name));
    const synonyms = [...word.synonyms, ...known.of(candidates)];
    const candidateCategories = categories.filter(isCandidate).map(({ id }) => id);
    const meantSubcategories = subcategoriesWith(subcategories, { whole: [], beginnings: [...synonyms, ...candidates] });
    return { ...word, synonyms, candidates, candidateCategories, meantSubcategories };
  });
  return wider.some(({ candidates }) => candidates.length > 0) ? { words: wider, written, synonyms: known } : undefined;
}
