import type { EntityManager } from "@mikro-orm/postgresql";
import { errorsAllowed, nearestCandidates } from "#server/platform/search/candidates.ts";
import { currentSynonyms, isHub, type Synonyms } from "#server/platform/search/synonyms.ts";
import { singularsOf, type TypedWord, typedWords, wordsOf } from "#server/platform/search/words.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { categoryWords } from "#server/resources/category/category-words.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { sql } from "kysely";
import { storedWord } from "#server/platform/search/search-text.ts";

/** A sub-category by its category's key and its French name. */
export type Subcategory = { category: number; name: string };

/** Words with the categories and sub-categories that they name. */
export type Meaning = { words: string[]; categories: number[]; subcategories: Subcategory[] };

/** A typed word with its meanings. */
export type QueryWord = TypedWord & {
  /** Whether a word names a hub of the home, in the language of the search. */
  isHub: (word: string) => boolean;
  /** Meaning of the word as it was typed. */
  named: Meaning;
  /** Meaning of the word in the trade. */
  synonyms: Meaning;
  /** Words that it may be a misspelling of, and their meaning in the trade. */
  candidates: Meaning & { synonyms: string[] };
  /** Keys of the products that have it in one of their documents, as it was typed. */
  documented: number[];
};

/** Category with its name and words in a language; for French, the products themselves have the words of
 *  sub-categories. */
type SearchedCategory = { id: number; name: string; words: string[] };
type SearchedSubcategory = Subcategory & { words: string[] };

/** Names that a typed word may stand for, beside the words of products. */
export type Known = { language: Language; categories: SearchedCategory[]; subcategories: SearchedSubcategory[]; synonyms: Synonyms };

const NOTHING: Meaning = { words: [], categories: [], subcategories: [] };

/** Reads the categories and sub-categories in a language, and its groups of synonyms; there are few. */
export async function readKnownWords(em: EntityManager, language: Language): Promise<Known> {
  const { nameOf, subcategoryOf } = await categoryWords(em, language);
  const stored = await em.find(Category, {}, { fields: ["id", "name", "subcategories"] });
  const categories = stored.map(({ id, name }) => ({ id, name: nameOf(name), words: wordsOf(nameOf(name)) }));
  const subcategories = stored.flatMap(({ id, name, subcategories: own }) =>
    own.map((french) => {
      const words = wordsOf(subcategoryOf(name, french));
      return { category: id, name: french, words: [...words, ...words.flatMap(singularsOf)] };
    }),
  );
  return { language, categories, subcategories: language === "fr" ? [] : subcategories, synonyms: await currentSynonyms(em, language) };
}

/** Shortest word that names a sub-category by its beginning. */
const BEGINNING_LENGTH = 3;

/** Finds the sub-categories that have one of these words, or a word that begins so. */
function findSubcategories({ subcategories }: Known, beginnings: string[], whole: string[] = []): Subcategory[] {
  const isBegun = (word: string) => beginnings.some((one) => word === one || (one.length >= BEGINNING_LENGTH && word.startsWith(one)));
  return subcategories.filter(({ words }) => words.some((word) => whole.includes(word) || isBegun(word)));
}

function understand(word: TypedWord, known: Known): QueryWord {
  const { parts, stems } = word;
  const isNamed = ({ name, words }: SearchedCategory) =>
    parts.some((part) => normalize(name).includes(part)) || words.some((one) => stems.includes(one));
  const synonyms = known.synonyms.ofTyped(word);
  return {
    ...word,
    isHub: (name) => isHub(name, known.language),
    named: {
      words: [],
      categories: known.categories.filter(isNamed).map(({ id }) => id),
      subcategories: findSubcategories(known, parts, stems),
    },
    synonyms: { words: synonyms, categories: [], subcategories: findSubcategories(known, synonyms) },
    candidates: { ...NOTHING, synonyms: [] },
    documented: [],
  };
}

/** Parses a search into words, with their meaning as they were typed. */
export function understandWords(q: string, known: Known): QueryWord[] {
  return typedWords(q, known.language).map((word) => understand(word, known));
}

/** Adds to words what they may be misspellings of: names of categories, synonyms, and words of products that visitors
 *  may be led to. Undefined where there is no candidate. */
export function forgiveWords(
  words: QueryWord[],
  known: Known,
  { vocabulary, isOffered }: { vocabulary: Iterable<string>; isOffered: (word: string) => boolean },
): QueryWord[] | undefined {
  if (words.every(({ typed }) => errorsAllowed(typed) === 0)) return undefined;
  const names = new Set([
    ...known.categories.flatMap((category) => category.words),
    ...known.subcategories.flatMap((subcategory) => subcategory.words),
    ...known.synonyms.vocabulary,
  ]);
  const all = new Set([...names, ...vocabulary]);
  const forgiven = words.map((word): QueryWord => {
    const near = nearestCandidates(word.typed, all, (one) => names.has(one) || isOffered(one));
    if (near.length === 0) return word;
    const synonyms = known.synonyms.of(near);
    const categories = known.categories.filter((category) => category.words.some((one) => near.includes(one))).map(({ id }) => id);
    const subcategories = findSubcategories(known, [...synonyms, ...near]);
    return { ...word, candidates: { words: near, synonyms, categories, subcategories } };
  });
  return forgiven.some(({ candidates }) => candidates.words.length > 0) ? forgiven : undefined;
}

/** Most documents that a word may be in and still lead to products: a word of more of them, or of half, distinguishes
 *  none. */
const DOCUMENTS_MAX = 200;
const FEW_DOCUMENTS = 5;

/** Shortest beginning of a word that is looked for in documents. */
const SHORTEST_BEGINNING = 3;

const IS_WORD = /^[\p{Letter}\p{Number}]+$/u;

/** Builds the text query of a word for documents; empty where there is none. */
function queryOf({ parts, stems, isHub }: QueryWord): string {
  const isAsked = (word: string) => !isHub(word) && IS_WORD.test(word);
  const whole = stems.filter(isAsked).map((word) => `'${storedWord(word)}'`);
  const beginnings = parts.filter((word) => isAsked(word) && word.length >= SHORTEST_BEGINNING).map((word) => `'${storedWord(word)}':*`);
  return [...whole, ...beginnings].join(" | ");
}

/** Adds to each word the products whose PDFs have it as it was typed. Asks the documents first, which are few, then the
 *  products that have them. */
export async function addDocuments(em: EntityManager, words: QueryWord[]): Promise<QueryWord[]> {
  const queries = words.map(queryOf);
  if (queries.every((query) => query === "")) return words;
  const { rows } = await sql<{ position: number; ids: number[] }>`
    select asked.position::int, array(select p.id from product p where p.uploads && named.files) as ids
    from unnest(${queries}::text[]) with ordinality asked (query, position), lateral (
      select array_agg(left(filename, 32)) as files
      from (select filename from upload where pdf_words @@ asked.query::tsquery limit ${DOCUMENTS_MAX + 1}::int) meeting
      having count(*) <= ${FEW_DOCUMENTS}::int or (count(*) <= ${DOCUMENTS_MAX}::int and count(*) <= (
        select count(*) / 2 from (select from upload where pdf_words is not null limit ${2 * DOCUMENTS_MAX}::int) readable))
    ) named
    where asked.query <> '' and named.files is not null`.execute(em.getKysely({ type: "read" }));
  const documented = new Map(rows.map(({ position, ids }) => [position, ids]));
  return words.map((word, index) => ({ ...word, documented: documented.get(index + 1) ?? [] }));
}
